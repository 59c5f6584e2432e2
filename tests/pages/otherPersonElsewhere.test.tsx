/** Another tab signs in as another person while an action of this one, of several calls, is on its way. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openAt } from '../helpers/applying';
import { holdCalls } from '../helpers/brokenCalls';
import { fileOf } from '../helpers/cropped';
import { otherPerson, seenHere, signInElsewhere, userKey } from '../helpers/elsewhere';
import { gate } from '../helpers/gate';
import '../helpers/noCropping';
import { type Mounted, renderRoute } from '../helpers/renderRoute';

const written = ({ calls }: Mounted, part: string) =>
  calls(part).filter(({ method }) => method === 'POST');

test('an application is not sent in the other one’s name', async () => {
  const portal = await openAt('check');
  await portal.user.click(screen.getByRole('checkbox', { name: '我已阅读并同意以上承诺' }));
  // The event of the other tab is not here yet.
  window.localStorage.setItem(userKey, otherPerson);
  await portal.user.click(screen.getByRole('button', { name: '提交投递' }));
  await seenHere();
  await waitFor(() => expect(portal.calls().every(({ status }) => status)).toBe(true));
  expect(written(portal, 'wizard/apply')).toEqual([]);
});

test('a résumé that waits for its file is not saved in the other one’s name', async () => {
  const portal = renderRoute('/resumeedit/attachments', { persona: 'complete' });
  const { user } = portal;
  await user.click(await screen.findByRole('button', { name: '编辑第 1 条' }));
  await user.type(await screen.findByLabelText('附件名称'), '（新）');
  const sent = gate<void>();
  holdCalls('/w/file/upload', () => sent.passed);
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no file input');
  fireEvent.change(input, {
    target: { files: [fileOf('pdf', 'degree.pdf', 'application/pdf')] },
  });
  await user.click(screen.getByRole('button', { name: '保存' }));
  await signInElsewhere();
  sent.open();
  await seenHere();
  await waitFor(() => expect(portal.calls().every(({ status }) => status)).toBe(true));
  expect(written(portal, 'resume/save')).toEqual([]);
});
