import { screen, waitFor, within } from '@testing-library/react';
import { holdCalls } from '../helpers/brokenCalls';
import { gate } from '../helpers/gate';
import { renderRoute } from '../helpers/renderRoute';

it('shows the résumé in its template, from and to as one cell, addresses and numbers whole, numbers hidden until asked for', async () => {
  const { user, calls } = renderRoute('/resumeview', { persona: 'complete' });
  const paper = within(await screen.findByRole('article', { name: '简历正文' }));
  expect(paper.getAllByText(/青岚理工大学/)).not.toHaveLength(0);
  expect(screen.getByText(/^138\*{4}/)).toBeInTheDocument();
  for (const template of ['简洁', '标准表格']) {
    await user.click(await screen.findByRole('radio', { name: template }));
    expect(paper.getAllByText('起止时间').length).toBeGreaterThan(1);
    expect(paper.queryByText('开始时间')).not.toBeInTheDocument();
    // The present job, without an end.
    expect(paper.getByText('2022-07 – 至今').closest('dd')).toBeInTheDocument();
    for (const words of [/^138\*{4}/, /@/]) {
      // Isolated in direction, and in one line on paper.
      const [whole] = paper.getAllByText(words);
      expect(whole?.tagName).toBe('BDI');
      expect(whole).toHaveClass('whole');
    }
  }
  await waitFor(() => expect(calls('changeTemplate')).toHaveLength(2));
  // Paper says that numbers are hidden, unless they are not.
  expect(screen.getByText('证件号码和电话的部分数字已隐藏。')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: '隐藏证件号码和电话' }));
  expect(screen.queryByText('证件号码和电话的部分数字已隐藏。')).not.toBeInTheDocument();
  expect(screen.queryByText(/\*{4}/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: '时间轴' }));
  await waitFor(() => expect(calls('changeTemplate')).toHaveLength(3));
  expect(screen.getByText(/2022-07 – 至今/)).toBeInTheDocument();
});

it('goes back to what the server has where two choices fail, one soon after the other', async () => {
  const { user, calls, setServer } = renderRoute('/resumeview', { persona: 'complete' });
  const table = await screen.findByRole('radio', { name: '标准表格' });
  setServer('error2');
  const slow = gate<void>();
  holdCalls('changeTemplate', () => slow.passed);
  await user.click(screen.getByRole('radio', { name: '简洁' }));
  await user.click(screen.getByRole('radio', { name: '时间轴' }));
  slow.open();
  await waitFor(() => expect(calls('changeTemplate')).toHaveLength(2));
  await waitFor(() => expect(table).toBeChecked());
});

it('says that there is nothing yet', async () => {
  renderRoute('/resumeview', { persona: 'newcomer' });
  expect(await screen.findByText('简历还没有内容。')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '完善简历' })).toHaveAttribute('href', '/ImproveResume');
  expect(screen.getByRole('link', { name: '编辑简历' })).toHaveAttribute(
    'href',
    '/resumeedit/basic',
  );
});
