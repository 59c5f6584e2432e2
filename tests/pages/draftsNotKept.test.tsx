/** @ownModules A full device is reported once for each page. */
import { screen, waitFor } from '@testing-library/react';
import * as database from 'idb-keyval';
import { readDrafts } from '@/utils/draftStore';
import '../helpers/noCropping';
import { renderRoute } from '../helpers/renderRoute';

jest.mock('idb-keyval', () => ({
  ...jest.requireActual('../helpers/database').mockDatabase,
  set: jest.fn(),
}));

test('a full device is reported once; what was typed stays in the tab', async () => {
  jest
    .mocked(database.set)
    .mockRejectedValue(new DOMException('The quota has been exceeded.', 'QuotaExceededError'));
  const { user } = renderRoute('/resumeedit/selfEvaluation', { persona: 'newcomer' });
  const text = await screen.findByRole('textbox', { name: /自我评价/ });
  await user.type(text, '刚写的话');
  expect(await screen.findByText(/^这个浏览器现在不能在设备上保存草稿/)).toBeInTheDocument();
  await user.type(text, '，又写了一句');
  await waitFor(() => expect(JSON.stringify({ ...window.sessionStorage })).toContain('又写了一句'));
  expect(JSON.stringify(await readDrafts('resume/newcomer/', new Set()))).toContain('又写了一句');
  expect(screen.getAllByText(/^这个浏览器现在不能在设备上保存草稿/)).toHaveLength(1);
});
