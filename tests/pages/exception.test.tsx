import { act, screen } from '@testing-library/react';
import { history } from '@umijs/max';
import { renderRoute } from '../helpers/renderRoute';
import { sentence } from '../helpers/sentence';

describe('/exception', () => {
  test('shows code and message of the query as plain text', async () => {
    const message = '<img src=x onerror=alert(1)> 请稍后再试';
    const query = new URLSearchParams({ errorCode: 'SERVER_ERROR', errorMessage: message });
    renderRoute(`/exception?${query}`);
    expect(await screen.findByRole('heading', { name: '操作没有完成', level: 1 })).toBeVisible();
    expect(screen.getByText(sentence('错误代码：SERVER_ERROR'))).toBeVisible();
    expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/home');
    expect(document.title).toContain('操作没有完成');
    expect(screen.getByText(message)).toBeVisible();
    // Without a query no reason was given; a message without end is cut.
    act(() => history.push('/exception'));
    expect(await screen.findByText('服务器没有给出原因，请稍后重试。')).toBeVisible();
    expect(screen.queryByText(/错误代码/)).not.toBeInTheDocument();
    act(() => history.push(`/exception?errorMessage=${'长'.repeat(5000)}`));
    expect(await screen.findByText('长'.repeat(500))).toBeVisible();
  });
});
