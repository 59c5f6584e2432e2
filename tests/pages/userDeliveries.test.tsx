import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../helpers/accessibility';
import { renderRoute } from '../helpers/renderRoute';

const groups = () => screen.findByRole('navigation', { name: '投递分组' });
const cards = () => screen.findAllByRole('article');

async function cardWith(words: string): Promise<HTMLElement> {
  const found = (await cards()).find((card) => within(card).queryByText(words));
  if (!found) throw new Error(`No delivery says ${words}`);
  return found;
}

describe('/user/deliveries', () => {
  test('shows the active ones, their state in words, and the counts of the groups', async () => {
    renderRoute('/user/deliveries', { persona: 'deliveries' });
    const nav = await groups();
    expect(await within(nav).findByRole('link', { name: /^进行中 ?\d+$/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(await cards()).not.toHaveLength(0);
    expect(document.title).toContain('我的投递');
  });

  test('each group is an address of its own', async () => {
    const { user, at } = renderRoute('/user/deliveries', { persona: 'deliveries' });
    await cards();
    await user.click(within(await groups()).getByRole('link', { name: /^已结束/ }));
    await waitFor(() => expect(at()).toBe('/user/deliveries?group=ended'));
    expect(await screen.findByText('已录用')).toBeVisible();
  });

  test('the course of a delivery opens, newest on top', async () => {
    const { user } = renderRoute('/user/deliveries?group=ended', { persona: 'deliveries' });
    const card = await cardWith('已录用');
    await user.click(within(card).getByRole('button', { name: '查看进展' }));
    const entries = within(within(card).getByRole('list', { name: '投递进展' })).getAllByRole(
      'listitem',
    );
    expect(entries[0]).toHaveTextContent('已录用');
    expect(entries.at(-1)).toHaveTextContent('已投递');
  });

  test('a withdrawal says its consequence first, and happens once', async () => {
    const { user, calls } = renderRoute('/user/deliveries', { persona: 'deliveries' });
    const card = await cardWith('已投递');
    await user.click(within(card).getByRole('button', { name: '撤回投递' }));
    const dialog = await screen.findByRole('dialog', { name: /^撤回对“.+”的投递？$/ });
    expect(dialog).toHaveTextContent('撤回后单位将停止处理');
    await user.dblClick(within(dialog).getByRole('button', { name: '撤回投递' }));
    expect(await screen.findByText('投递已撤回。')).toBeVisible();
    expect(calls('/applicationdelivery/delete/')).toHaveLength(1);
    await waitFor(() => expect(screen.queryByText('已投递')).not.toBeInTheDocument());
  });

  test('a draft leads back into its wizard', async () => {
    renderRoute('/user/deliveries?group=draft', { persona: 'deliveries' });
    const [link] = await screen.findAllByRole('link', { name: '继续填写' });
    expect(link?.getAttribute('href')).toMatch(/^\/apply\/[^/]+\/(position|activity)$/);
  });

  test('a link that names a delivery shows it alone, or says that it is not there', async () => {
    renderRoute('/user/deliveries?deliveryId=nobody', { persona: 'deliveries' });
    expect(await screen.findByText('没有找到这份投递')).toBeVisible();
    expect(screen.getByRole('link', { name: '查看全部投递' })).toHaveAttribute(
      'href',
      '/user/deliveries',
    );
  });

  test('nobody has applied yet: what this is and the way on', async () => {
    renderRoute('/user/deliveries', { persona: 'complete' });
    expect(await screen.findByText('您还没有进行中的投递')).toBeVisible();
    expect(screen.getByRole('link', { name: '去看岗位' })).toHaveAttribute(
      'href',
      '/searchPosition/all',
    );
  });

  test.each(['500', 'html', 'down', 'biz'] as const)(
    '%s: an error state that can be tried again',
    async (server) => {
      const { user, setServer } = renderRoute('/user/deliveries', {
        persona: 'deliveries',
        server,
      });
      expect(await screen.findByText('投递记录没有加载出来')).toBeVisible();
      setServer('normal');
      await user.click(screen.getByRole('button', { name: '重试' }));
      expect(await cards()).not.toHaveLength(0);
    },
  );

  test('an unknown tab shows the first one', async () => {
    renderRoute('/user/nonsense', { persona: 'deliveries' });
    expect(await groups()).toBeVisible();
  });

  test('a reviewer is told kindly that it is not for reviewers', async () => {
    renderRoute('/user/deliveries', { persona: 'reviewer' });
    expect(
      await screen.findByRole('heading', { name: '这个页面供求职者使用', level: 1 }),
    ).toBeVisible();
  });

  test('speaks English', async () => {
    renderRoute('/user/deliveries', { persona: 'deliveries', locale: 'en-US' });
    expect(await screen.findByRole('heading', { name: 'My applications', level: 1 })).toBeVisible();
    expect(await cards()).not.toHaveLength(0);
  });

  test('has no accessibility faults', async () => {
    renderRoute('/user/deliveries', { persona: 'deliveries' });
    await cards();
    expect(await accessibilityFaults()).toEqual([]);
  });
});
