import { screen, waitFor } from '@testing-library/react';
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

it.each([
  ['New York, where it is still yesterday', -5, '2026-11-22T01:30:00+08:00'],
  ['Auckland, where it is tomorrow already', 13, '2026-11-22T22:30:00+08:00'],
])('today is the portal’s, on a phone in %s', async (_name, hours, now) => {
  byTouch();
  const { user, calls } = renderRoute('/resumeedit/basic', { persona: 'newcomer', now });
  const birthDate = await screen.findByLabelText('出生日期');
  deviceIn(hours);
  await user.type(birthDate, '2026-11-23');
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByRole('region', { name: '有 1 处需要修改' })).toBeInTheDocument();
  expect(calls('resume/save')).toHaveLength(0);
  await user.clear(birthDate);
  await user.type(birthDate, '2026-11-22');
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('已保存')).toBeInTheDocument();
});

it('what is no day does not stay in a field that needs one, where another one is kept', async () => {
  const { user } = renderRoute('/resumeedit/basic', { persona: 'complete' });
  const birthDate = await screen.findByLabelText('出生日期');
  await user.clear(birthDate);
  await user.type(birthDate, '1996-13-45');
  await user.tab();
  await user.click(screen.getByRole('textbox', { name: '姓名' }));
  await waitFor(() => expect(birthDate).toHaveDisplayValue('1996-11-22'));
});
