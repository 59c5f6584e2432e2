import { screen, waitFor, within } from '@testing-library/react';
import { unzipSync } from 'fflate';
import { type Download, jsonIn, watchDownloads } from '../helpers/downloads';
import { renderRoute } from '../helpers/renderRoute';

const open = async () => {
  const portal = renderRoute('/resumeview', { persona: 'complete' });
  await screen.findByRole('article', { name: '简历正文' });
  // The names by code are there.
  await screen.findByText(/大学本科.*青岚理工大学/);
  return portal;
};
const press = (name: string) => screen.getByRole('button', { name });

/** The document in a file for Word, and the names of its parts. */
function wordIn({ bytes }: Download) {
  const parts = unzipSync(bytes);
  const xml = new TextDecoder().decode(parts['word/document.xml']);
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  const runs = document.getElementsByTagNameNS('*', 't');
  return {
    names: Object.keys(parts),
    tables: document.getElementsByTagNameNS('*', 'tbl').length,
    text: Array.from(runs, (run) => run.textContent).join('|'),
  };
}

describe('the résumé as a file for Word', () => {
  it('in each template: name, photo, sections, and numbers hidden as chosen', async () => {
    const { user } = await open();
    const downloads = watchDownloads();
    for (const [template, period] of [
      ['标准表格', /起止时间\|2022-07 – 至今/],
      ['简洁', /起止时间 {2}\|2022-07 – 至今/],
      ['时间轴', /\|2022-07 – 至今\|/],
    ] as const) {
      await user.click(screen.getByRole('radio', { name: template }));
      await user.dblClick(press('下载 Word'));
      await waitFor(async () => expect(wordIn(await downloads.read()).text).toMatch(period));
      const file = await downloads.read();
      const { names, text, tables } = wordIn(file);
      expect(file.name).toBe('赵明轩 简历正文.docx');
      expect(names.some((name) => name.startsWith('word/media/'))).toBe(true);
      expect(text).toMatch(/^赵明轩\|大学本科/);
      expect(text).toMatch(/138\*{4}/);
      expect(text).toContain('证件号码和电话的部分数字已隐藏。');
      expect(tables > 1).toBe(template !== '简洁');
    }
    await user.click(screen.getByRole('checkbox', { name: '隐藏证件号码和电话' }));
    await user.click(press('下载 Word'));
    await waitFor(async () => expect(wordIn(await downloads.read()).text).not.toMatch(/\*{4}/));
  });

  it('says that the photo could not be read, and makes no file', async () => {
    const { user, setServer } = await open();
    const downloads = watchDownloads();
    setServer('500');
    await user.click(press('下载 Word'));
    expect(await screen.findByText('文件没有生成，请检查网络后重试。')).toBeVisible();
    await expect(downloads.read()).rejects.toThrow('Nothing was saved');
    setServer('normal');
    await user.click(press('下载 Word'));
    expect((await waitFor(() => downloads.read())).name).toMatch(/docx$/);
  });
});

it('gives its data as JSON Resume, in words and without what nobody else needs', async () => {
  const { user } = await open();
  const downloads = watchDownloads();
  await user.click(press('下载数据（JSON）'));
  const file = await waitFor(() => downloads.read());
  expect(file.name).toBe('赵明轩 简历正文.json');
  const content = jsonIn(file);
  expect(content.basics).toMatchObject({
    name: '赵明轩',
    phone: expect.stringMatching(/^138\*{4}/),
    location: { region: expect.stringMatching(/省|市/) },
  });
  expect(content.work).toContainEqual(
    expect.objectContaining({ startDate: '2022-07', name: expect.any(String) }),
  );
  expect(content.education).toContainEqual(
    expect.objectContaining({
      institution: '青岚理工大学',
      studyType: expect.stringMatching(/大学本科/),
    }),
  );
  const text = JSON.stringify(content);
  expect(text).not.toContain('990000');
  expect(text).not.toMatch(/"(?:\w+)":(?:""|\[\]\B)/);
});

it('an empty résumé has no file', async () => {
  renderRoute('/resumeview', { persona: 'newcomer' });
  const paper = within(await screen.findByRole('article', { name: '简历正文' }));
  await paper.findByText('简历还没有内容。');
  expect(screen.queryByRole('button', { name: '下载 Word' })).not.toBeInTheDocument();
});
