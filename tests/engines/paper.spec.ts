import { asOnPaper, faultsOnPaper, type Paper, paperWidth, printed } from '../e2e/paper';
import { expect, test } from './test';

for (const [name, [persona, path]] of Object.entries(printed)) {
  test(`${name} on paper: every word once, and no heading alone at a sheet’s foot`, async ({
    tab,
    preview,
  }) => {
    preview.persona = persona;
    await tab.engine.resize(paperWidth, 1000);
    await tab.open(path);
    await tab.settles();
    await tab.isStill();
    const pdf = await tab.engine.print();
    const paper = await tab.engine.run<Paper>(asOnPaper);
    expect(paper.headings).not.toEqual([]);
    expect(faultsOnPaper(pdf, paper)).toEqual([]);
  });
}
