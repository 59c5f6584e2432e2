import { asOnPaper, faultsOnPaper, type Paper, paperWidth, printed } from './paper';
import { expect, test } from './preview';
import { settle } from './settle';

for (const [name, [persona, path]] of Object.entries(printed)) {
  test(`${name} on paper: every word once, and no heading alone at a sheet’s foot`, {
    tag: '@anyWidth',
  }, async ({ page, preview }) => {
    await page.setViewportSize({ width: paperWidth, height: 1000 });
    await preview.as(persona);
    // Names of codes are in no skeleton.
    await page.goto(path, { waitUntil: 'networkidle' });
    await settle(page);
    const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
    const pdf = await page.pdf({ format: 'A4', margin });
    const paper = await page.evaluate<Paper>(`(() => { ${asOnPaper} })()`);
    expect(paper.headings).not.toEqual([]);
    expect(faultsOnPaper(pdf, paper)).toEqual([]);
  });
}
