import { screen, waitFor } from '@testing-library/react';
import { viewResume } from '@/services/resume';
import '../helpers/noCropping';
import { renderRoute } from '../helpers/renderRoute';
import { byTouch } from '../helpers/viewport';

const hourMs = 60 * 60 * 1000;

/** Lets the device's calendar be in a zone so many hours from UTC; tests run in the portal's zone. */
function deviceIn(hours: number): void {
  const moved = (date: Date) => new Date(date.getTime() + hours * hourMs);
  jest.spyOn(Date.prototype, 'getFullYear').mockImplementation(function year(this: Date) {
    return moved(this).getUTCFullYear();
  });
  jest.spyOn(Date.prototype, 'getMonth').mockImplementation(function month(this: Date) {
    return moved(this).getUTCMonth();
  });
  jest.spyOn(Date.prototype, 'getDate').mockImplementation(function day(this: Date) {
    return moved(this).getUTCDate();
  });
}

it('today is the portal’s, on a phone in Auckland, where it is tomorrow already', async () => {
  byTouch();
  const now = '2026-11-22T22:30:00+08:00';
  const { user, calls } = renderRoute('/resumeedit/basic', { persona: 'newcomer', now });
  const birthDate = await screen.findByLabelText('出生日期');
  deviceIn(13);
  await user.type(birthDate, '2026-11-23');
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByRole('region', { name: '有 1 处需要修改' })).toBeInTheDocument();
  expect(calls('resume/save')).toHaveLength(0);
  await user.clear(birthDate);
  await user.type(birthDate, '2026-11-22');
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('已保存')).toBeInTheDocument();
});

// How a day or month may be written: tests/utils/cleaning.test.ts; that Enter sends nothing: tests/e2e/mainJobByKeyboard.spec.ts.
it('an optional month keeps a text that is none until it is mended, and is not saved; erased, or 至今, it is empty', async () => {
  const { user, calls } = renderRoute('/resumeedit/work', { persona: 'complete' });
  await user.click(await screen.findByRole('button', { name: '编辑第 1 条' }));
  const end = await screen.findByLabelText(/^结束时间/);
  await user.type(end, '2026-01x');
  await user.tab();
  expect(end).toHaveDisplayValue('2026-01x');
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByRole('region', { name: /处需要修改/ })).toBeInTheDocument();
  expect(calls('resume/save')).toHaveLength(0);
  await user.clear(end);
  await user.type(end, '2026-2');
  await user.tab();
  await waitFor(() => expect(end).toHaveDisplayValue('2026-02'));
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(calls('resume/save')).toHaveLength(1));
  await waitFor(async () => expect((await viewResume({})).work[0]?.end).toBe('2026-02'));
  await user.clear(end);
  await user.tab();
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(calls('resume/save')).toHaveLength(2));
  expect(end).toHaveDisplayValue('');
  await user.type(end, '至今');
  await user.tab();
  await waitFor(() => expect(end).toHaveDisplayValue(''));
  expect((await viewResume({})).work[0]?.end).toBeFalsy();
});
