import { allTexts } from '../helpers/packs';
import { role, text } from './tab';
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
  'rewards.issuer': '某部政治工作处',
  'selfEvaluation.text': '踏实、守时。',
} as const;

for (const [key, value] of Object.entries(fields) as [keyof typeof fields, string][]) {
  const [section = '', field = ''] = key.split('.');
  test(`${section} of the résumé is saved`, async ({ tab, preview }) => {
    preview.persona = 'complete';
    const isEntry = section === 'basic' || section === 'selfEvaluation';
    await tab.open(`/resumeedit/${section}?field=${section}${isEntry ? '' : '.0'}.${field}`);
    const control = role('textbox', new RegExp(`^${words[`resume.field.${key}`]}`));
    await tab.replace(control, value);
    await tab.click(role('button', '保存'));
    await tab.sees(text(/^已保存/));
    await tab.engine.reload();
    expect(await tab.read(control, 'value')).toBe(value);
    await tab.settles();
  });
}
