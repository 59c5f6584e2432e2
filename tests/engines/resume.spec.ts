import { asFromCamera, redAndBlue } from '../e2e/photo';
import { allTexts } from '../helpers/packs';
import { paperPdf } from '../helpers/paperPdf';
import { paperWord, paragraph } from '../helpers/paperWord';
import type { Tab } from './tab';
import { label, role, text } from './target';
import { expect, test } from './test';

const { 'zh-CN': words } = allTexts;

/** A field of a section, and what it says afterwards. */
const fields = {
  'basic.email': 'other@example.com',
  'education.department': '信息学院',
  'work.duties': '值班与巡检',
  'service.unit': '某部修理连',
  'projects.description': '调度与报表',
  'research.publishedIn': '保障技术',
  'certificates.number': 'ZS-2026',
  'languages.score': '566',
  'computer.certificate': '全国计算机等级考试三级',
  'rewards.issuer': '某部政治工作处',
  'family.employer': '某市第三小学',
  'selfEvaluation.text': '踏实、守时。',
} as const;

async function save(tab: Tab): Promise<void> {
  await tab.click(role('button', '保存'));
  await tab.sees(text(/^已保存/));
}

for (const [key, value] of Object.entries(fields) as [keyof typeof fields, string][]) {
  const [section = '', field = ''] = key.split('.');
  test(`${section} of the résumé is saved`, async ({ tab, preview }) => {
    preview.persona = 'complete';
    const isEntry = section === 'basic' || section === 'selfEvaluation';
    await tab.open(`/resumeedit/${section}?field=${section}${isEntry ? '' : '.0'}.${field}`);
    const control = role('textbox', new RegExp(`^${words[`resume.field.${key}`]}`));
    await tab.replace(control, value);
    await save(tab);
    await tab.engine.reload();
    expect(await tab.read(control, 'value')).toBe(value);
    await tab.settles();
  });
}

test('wishes, whose answers are chosen, are saved', async ({ tab, preview }) => {
  preview.persona = 'complete';
  await tab.open('/resumeedit/intention');
  const no = role('radio', '否', role('radiogroup', /调剂/));
  await tab.click(no);
  await tab.click(role('combobox', /^到岗时间/));
  await tab.click(text('三个月内', role('listbox')));
  await save(tab);
  await tab.engine.reload();
  await tab.sees(text('三个月内'));
  await tab.settles();
});

/** The colours near the upper and the lower edge of the photo that is shown. */
const edges = `
  const photo = document.querySelector('img[alt="我的证件照"]');
  if (!photo) return [];
  await photo.decode();
  const canvas = document.createElement('canvas');
  canvas.width = photo.naturalWidth;
  canvas.height = photo.naturalHeight;
  const context = canvas.getContext('2d');
  context.drawImage(photo, 0, 0);
  return [0.1, 0.9].map((share) => {
    const [red, , blue] = context.getImageData(canvas.width / 2, canvas.height * share, 1, 1).data;
    return red > blue ? 'red' : 'blue';
  });`;

test('a photo from a camera is cropped, saved upright, and tells no place', async ({
  tab,
  preview,
}) => {
  preview.persona = 'newcomer';
  await tab.open('/resumeedit/basic');
  const bytes = asFromCamera(await tab.engine.run<string>(redAndBlue));
  await tab.choose(role('button', '选择证件照'), 'a.jpg', 'image/jpeg', bytes);
  await tab.click(role('button', /确\s*定/, role('dialog', '裁剪证件照')));
  await tab.sees(role('button', '更换证件照'));
  expect(preview.uploaded?.includes('image/')).toBe(true);
  expect(preview.uploaded?.includes('Exif')).toBe(false);
  await expect.poll(() => tab.engine.run(edges)).toEqual(['red', 'blue']);
});

test('an attachment is sent and saved', async ({ tab, preview }) => {
  preview.persona = 'newcomer';
  await tab.open('/resumeedit/attachments?field=attachments.0.title');
  await tab.fill(role('textbox', /^附件名称/), '毕业证书');
  const bytes = Buffer.from('%PDF-1.7\n%%EOF\n');
  await tab.choose(role('button', /选择文件/), 'one.pdf', 'application/pdf', bytes);
  await tab.sees(text('one.pdf'));
  await save(tab);
  await tab.engine.reload();
  await tab.sees(text(/one\.pdf/));
  await tab.settles();
});

const paper = ['赵一鸣', '教育经历', '2015.09-2019.06  郑州砚山工业大学  本科'];

for (const [what, name, content] of [
  ['a PDF', 'one.pdf', paperPdf([paper])],
  ['a PDF without its font', 'one.pdf', paperPdf([paper], 'UniGB-UCS2-H')],
  ['a Word document', 'one.docx', paperWord(paper.map(paragraph).join(''))],
] as const) {
  test(`the résumé is filled from ${what}`, async ({ tab, preview }) => {
    preview.persona = 'newcomer';
    await tab.open('/resumeedit/basic');
    await tab.click(role('button', '从文件填写'));
    const drawer = role('dialog', '从文件填写');
    await tab.choose(role('button', '选择文件', drawer), name, '', Buffer.from(content, 'latin1'));
    await tab.click(role('button', /^填入所选/, drawer));
    await expect.poll(() => tab.read(label('姓名'), 'value')).toBe('赵一鸣');
    await tab.settles();
  });
}
