import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import LateRichText from '@/components/LateRichText';
import StepProgress from '@/components/StepProgress';
import { sanitiseHtml } from '@/utils/sanitiseHtml';
import { renderWithTexts } from '../helpers/texts';

// A chunk that does not load.
jest.mock('@/components/StepLine', () => {
  throw Object.assign(new Error('Loading chunk steps failed.'), { name: 'ChunkLoadError' });
});
jest.mock('@/utils/sanitiseHtml', () => ({ sanitiseHtml: jest.fn((html: string) => html) }));

beforeEach(() => {
  // React writes each error that a boundary has caught to the console.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('a text that cannot be shown says so, and comes when asked for again', async () => {
  let isMissing = true;
  jest.mocked(sanitiseHtml).mockImplementation((html) => {
    if (isMissing) throw new Error('Loading chunk rich-text failed.');
    return html;
  });
  renderWithTexts(<LateRichText html="<p>我们重视您的个人信息</p>" />);
  expect(await screen.findByRole('alert')).toHaveTextContent('没有加载完整');

  isMissing = false;
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('我们重视您的个人信息')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('without the code of the line of steps the place is still said', async () => {
  renderWithTexts(<StepProgress titles={['同意条款', '填写账号', '设置密码']} current={1} />);
  expect(await screen.findByText(/第 2.3 步/)).toBeVisible();
  expect(screen.getByText('填写账号')).toBeVisible();
});
