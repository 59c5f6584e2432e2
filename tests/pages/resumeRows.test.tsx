import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { saveResume, viewResume } from '@/services/resume';
import { renderRoute } from '../helpers/renderRoute';

async function open() {
  const route = renderRoute('/resumeedit/education', { persona: 'complete' });
  await screen.findByRole('button', { name: '添加教育经历' });
  return route;
}

const rowsNow = () =>
  within(screen.getByRole('region', { name: '教育经历' })).queryAllByRole('listitem');
const press = (name: string, detail = 1) =>
  fireEvent.click(screen.getByRole('button', { name }), { detail });
const undo = () => screen.queryByRole('button', { name: '撤销移除' });

it('brings back every removed row in its place, the last one first; a double click moves one by one place, and opens it', async () => {
  await open();
  const [first, second] = (await viewResume({})).education.map(({ school }) => school);
  press('移除第 1 条');
  press('移除第 1 条');
  expect(rowsNow()).toHaveLength(0);
  press('撤销移除');
  expect(rowsNow()).toHaveLength(1);
  expect(rowsNow()[0]).toHaveTextContent(String(second));
  press('撤销移除');
  expect(rowsNow()[0]).toHaveTextContent(String(first));
  expect(rowsNow()[1]).toHaveTextContent(String(second));
  expect(undo()).not.toBeInTheDocument();

  press('下移第 1 条');
  // The other row has moved under the pointer.
  press('下移第 1 条', 2);
  expect(rowsNow()[0]).toHaveTextContent(String(second));
  expect(rowsNow()[1]).toHaveTextContent(String(first));
  press('编辑第 1 条');
  press('收起第 1 条', 2);
  expect(screen.getByRole('button', { name: '收起第 1 条' })).toBeInTheDocument();
});

it('removes, brings back, adds and goes on once at a double click', async () => {
  const { at } = await open();
  press('移除第 1 条');
  // The next row has moved under the pointer.
  press('移除第 1 条', 2);
  expect(rowsNow()).toHaveLength(1);
  press('移除第 1 条');
  press('撤销移除');
  press('撤销移除', 2);
  expect(rowsNow()).toHaveLength(1);
  press('撤销移除');
  press('添加教育经历');
  press('添加教育经历', 2);
  expect(rowsNow()).toHaveLength(3);
  press('移除第 3 条');
  press('保存并填写下一部分');
  await waitFor(() => expect(at()).toBe('/resumeedit/work'));
  press('保存并填写下一部分', 2);
  await screen.findByRole('button', { name: '添加工作/实习经历' });
  expect(at()).toBe('/resumeedit/work');
});

it('does not bring back a row that is there again', async () => {
  const { user } = await open();
  press('移除第 1 条');
  expect(undo()).toBeInTheDocument();
  const { version, education } = await viewResume({});
  const value = education.map((row) => ({ ...row, department: '手机上填的院系' }));
  await saveResume({ section: 'education', value, version });
  await user.click(screen.getByRole('button', { name: '保存' }));
  await user.click(await screen.findByRole('button', { name: '采用较新的' }));
  await waitFor(() => expect(rowsNow()).toHaveLength(2));
  expect(undo()).not.toBeInTheDocument();
});

it('says of a job in one line that it was an internship, not a bare yes or no', async () => {
  renderRoute('/resumeedit/work', { persona: 'complete' });
  const rows = within(await screen.findByRole('region', { name: '工作/实习经历' }));
  const [first, second] = await rows.findAllByRole('listitem');
  expect(first).toHaveTextContent('云杉数据服务有限公司 · 系统运维工程师 · 技术保障部');
  expect(second).toHaveTextContent('青岚市政务服务中心 · 信息管理实习生 · 实习');
});

it('says that a section is saved, also one that was emptied', async () => {
  const { user } = renderRoute('/resumeedit/selfEvaluation', { persona: 'complete' });
  await user.clear(await screen.findByRole('textbox', { name: /自我评价/ }));
  expect(screen.getByText('有未保存的修改')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText(/^已保存/)).toBeInTheDocument();
  expect((await viewResume({})).selfEvaluation.text).toBeUndefined();
});

it('saves without a row added by mistake: an empty new row is left out', async () => {
  const { user, at } = await open();
  press('添加教育经历');
  expect(rowsNow()).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: '保存并填写下一部分' }));
  await waitFor(() => expect(at()).toBe('/resumeedit/work'));
  expect((await viewResume({})).education).toHaveLength(2);
});

it('asks for what is missing in a row that was begun, in its place, without an empty row before it', async () => {
  const { user } = await open();
  press('移除第 1 条');
  press('移除第 1 条');
  press('添加教育经历');
  press('添加教育经历');
  await user.type(await screen.findByRole('textbox', { name: /^院系/ }), '计算机学院');
  await user.click(screen.getByRole('button', { name: '保存' }));
  const summary = await screen.findByRole('region', { name: /有 \d+ 处需要修改/ });
  expect(within(summary).getAllByRole('link')[0]).toHaveTextContent(/^请填写学校/);
  const [row, ...others] = screen.getAllByRole('button', { name: /^移除第/ });
  expect(row?.closest('[role="listitem"]')).toHaveTextContent('计算机学院');
  expect(others).toHaveLength(0);
});
