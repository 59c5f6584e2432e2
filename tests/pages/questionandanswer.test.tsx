import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { renderRoute } from '../helpers/renderRoute';

const questions = async () =>
  within(await screen.findByRole('region', { name: '问答列表' })).findAllByRole('button', {
    expanded: false,
  });

describe('/questionandanswer', () => {
  test('a link opens its answer and takes the reader there; one of another page stands above the list; one that is gone is said; one answer is open, and it is in the URL; questions by category', async () => {
    const { user, at } = renderRoute('/questionandanswer#5003');
    const open = await screen.findByRole('button', { expanded: true });
    expect(open).toHaveFocus();
    expect(screen.queryByRole('region', { name: '链接指向的问题' })).not.toBeInTheDocument();
    act(() => history.push('/questionandanswer#5100'));
    const linked = within(await screen.findByRole('region', { name: '链接指向的问题' }));
    expect(await linked.findByRole('button', { expanded: true })).toBeVisible();
    expect(await questions()).toHaveLength(20);
    act(() => history.push('/questionandanswer#gone'));
    expect(await screen.findByText('链接指向的问题已不存在')).toBeVisible();

    act(() => history.push('/questionandanswer'));
    await waitFor(async () => expect(await questions()).toHaveLength(20));
    expect(screen.getByText('共 120 个问题')).toBeVisible();
    const [first, second] = await questions();
    if (!first || !second) throw new Error('No questions are shown');
    await user.click(first);
    await waitFor(() => expect(at()).toBe('/questionandanswer#5001'));
    expect(first).toHaveAttribute('aria-expanded', 'true');
    await user.click(second);
    await waitFor(() => expect(at()).toBe('/questionandanswer#5002'));
    expect(first).toHaveAttribute('aria-expanded', 'false');
    await user.click(second);
    await waitFor(() => expect(at()).toBe('/questionandanswer'));
    expect(
      screen.queryByRole('button', { expanded: true, name: second.textContent ?? '' }),
    ).toBeNull();
    const tabs = within(screen.getByRole('navigation', { name: '问题分类' }));
    await user.click(tabs.getByRole('link', { name: '面试' }));
    await waitFor(() => expect(at()).toBe('/questionandanswer?category=interview'));
  });

  test('marks what was searched for, in questions and answers', async () => {
    const { user } = renderRoute('/questionandanswer?keyword=密码');
    await questions();
    const marks = () => [...document.querySelectorAll('mark')].map((mark) => mark.textContent);
    expect(new Set(marks())).toEqual(new Set(['密码']));
    // A question that has the word in its answer alone shows an excerpt of it.
    const hit = screen
      .getAllByRole('button', { expanded: false })
      .find((button) => button.closest('article')?.querySelector('p mark'));
    if (!hit) throw new Error('No excerpt of an answer is marked');
    await user.click(hit);
    await screen.findByRole('button', { expanded: true });
    expect(hit.closest('article')?.querySelector('div[id] mark')).not.toBeNull();
  });

  test('none, empty and failed are told apart', async () => {
    const { user, setServer } = renderRoute('/questionandanswer?keyword=zzz');
    expect(await screen.findByText('没有找到相关的问题')).toBeVisible();
    expect(screen.getByRole('link', { name: '查看全部问题' })).toBeVisible();
    setServer('empty');
    act(() => history.push('/questionandanswer'));
    expect(await screen.findByText('目前没有常见问题')).toBeVisible();
    expect(screen.queryByRole('link', { name: '查看全部问题' })).not.toBeInTheDocument();
    setServer('down');
    act(() => history.push('/questionandanswer?current=2'));
    expect(await screen.findByText('问题没有加载出来')).toBeVisible();
    setServer('normal');
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await questions()).toHaveLength(20);
  });
});
