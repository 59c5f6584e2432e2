import { setTimeout as wait } from 'node:timers/promises';
import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { pastSearches } from '@/features/positions/shared/suggest/pastSearches';
import { clearCache } from '@/request/cache';
import { renderRoute } from '../helpers/renderRoute';

// Answers are cached for a minute; each test counts its own calls.
beforeEach(clearCache);

const calls = '/careerrecruitment/enterprises?';
const at = () => history.location.pathname;
const search = '/careerrecruitment/search?';
/**
 * The portal before a server on whose day nothing ends during the test, which would change the numbers. The device's clock
 * goes on, as a pause in typing is measured by it.
 */
const renderFixedDay = (path: string) => {
  process.env.PREVIEW_NOW = '2026-11-21T12:00:00+08:00';
  return renderRoute(path);
};
const options = async () =>
  within(await screen.findByRole('listbox', { name: '搜索建议' })).findAllByRole('option');

describe('suggestions in the header', () => {
  const [path, name, word, unknown] = ['/recruitmentflow', '搜索岗位', '研究院', '琉璃瓦'];

  // Without barriers: tests/e2e/openWidgets.spec.ts.
  test('once typing rests; chosen by keyboard', async () => {
    const line = renderRoute(path);
    const box = await screen.findByRole('combobox', { name });
    await line.user.type(box, word);
    const found = await options();
    expect(line.calls(calls)).toHaveLength(1);
    expect(box).toHaveAttribute('aria-expanded', 'true');
    expect(found.at(-1)).toHaveTextContent(/单位/);
    expect(found.at(-1)).toHaveTextContent(word.slice(-2));

    await line.user.keyboard('{ArrowDown}');
    expect(box).toHaveAttribute('aria-activedescendant', found[0]?.id);
    await waitFor(async () =>
      expect((await options())[0]).toHaveAttribute('aria-selected', 'true'),
    );
    await line.user.keyboard('{ArrowUp}');
    expect(box).not.toHaveAttribute('aria-activedescendant');
    await line.user.keyboard('{ArrowUp}');
    expect(box).toHaveAttribute('aria-activedescendant', found.at(-1)?.id);
    await line.user.keyboard('{Enter}');
    await waitFor(() => expect(at()).toMatch(/^\/recruitment\/\d+$/));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  test('those of the empty box are not shown again for what is typed', async () => {
    const { user } = renderRoute(path);
    const box = await screen.findByRole('combobox', { name });
    await user.click(box);
    expect((await options()).at(-1)).toHaveTextContent('热门类别');
    await user.type(box, 'yiyuan', { skipClick: true });
    const seen: string[] = [];
    const watcher = new MutationObserver(() => seen.push(document.body.textContent ?? ''));
    watcher.observe(document.body, { childList: true, subtree: true });
    expect((await options()).at(-1)).toHaveTextContent('医院');
    watcher.disconnect();
    expect(seen.filter((text) => text.includes('热门类别'))).toEqual([]);
  });

  test('Escape closes them, a press chooses, Enter alone searches', async () => {
    const { user } = renderRoute(path);
    const box = await screen.findByRole('combobox', { name });
    await user.type(box, word);
    await options();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(box).toHaveValue(word);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(history.location.search).toContain('keyword='));
    expect(at()).toBe('/searchPosition/all');
  });

  test('one character asks for nothing; none that fits shows nothing; those that do not come are not said: the search goes on', async () => {
    const line = renderRoute(path);
    const box = await screen.findByRole('combobox', { name });
    await line.user.type(box, unknown.slice(0, 1));
    // Longer than typing has to rest.
    await act(() => wait(400));
    expect(line.calls(calls)).toHaveLength(0);
    await line.user.type(box, unknown.slice(1));
    await waitFor(() => expect(line.calls(calls)).toHaveLength(1));
    expect(line.calls(calls)[0]?.url).toContain(encodeURIComponent(unknown));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    line.setServer('500');
    await line.user.clear(box);
    await line.user.type(box, '康复');
    await waitFor(() => expect(line.calls(calls)).toHaveLength(2));
    line.setServer('normal');
    await line.user.keyboard('{Enter}');
    await waitFor(() => expect(at()).toBe('/searchPosition/all'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('a text of the header, which the screen’s own box takes over', () => {
  const open = async (typed: string) => {
    const { user } = renderRoute('/recruitmentflow');
    await user.type(await screen.findByRole('combobox', { name: '搜索岗位' }), typed);
    return { user, box: () => screen.findByRole('combobox', { name: '岗位关键词' }) };
  };
  const keyword = () => new URLSearchParams(history.location.search).get('keyword');

  test('taken away, the box offers what an empty one does, and Enter remembers nothing', async () => {
    const { user, box } = await open('护理');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(keyword()).toBe('护理'));
    pastSearches.write([]);
    act(() => history.push('/searchPosition/all'));
    await waitFor(async () => expect(await box()).toHaveValue(''));
    await user.click(await box());
    expect((await options()).at(-1)).toHaveTextContent('热门类别');
    await user.keyboard('{Enter}');
    expect(pastSearches.read()).toEqual([]);
  });

  test('a chosen suggestion, Enter remembers that one', async () => {
    pastSearches.write(['护理学']);
    const { user, box } = await open('护理');
    const [past] = await options();
    await user.click(past as HTMLElement);
    await waitFor(async () => expect(await box()).toHaveValue('护理学'));
    await user.type(await box(), '{Enter}');
    expect(pastSearches.read()).toEqual(['护理学']);
  });
});

test('positions, majors and regions are suggested, each said as what it is, with true numbers', async () => {
  const { user } = renderFixedDay('/recruitmentflow');
  const box = await screen.findByRole('combobox', { name: '搜索岗位' });
  await user.type(box, '护理学');
  const major = (await options()).find((option) => /专业 [\d,]+ 个/.test(option.textContent ?? ''));
  expect(major).toHaveTextContent(/^护理学类专业 [\d,]+ 个在招岗位$/);
  const count = /专业 ([\d,]+)/.exec(major?.textContent ?? '')?.[1];
  await user.click(major as HTMLElement);
  await waitFor(() => expect(history.location.search).toContain('majorCode=1011'));
  expect(await screen.findByText(`共 ${count} 个岗位`)).toBeVisible();
});

test('a position that is suggested is searched for by its name, and remembered', async () => {
  const { user } = renderRoute('/home');
  const box = await screen.findByRole('combobox', { name: '关键词' });
  // By pinyin here too.
  await user.type(box, 'yiyuan');
  expect((await options()).at(-1)).toHaveTextContent('医院');
  await user.clear(box);
  await user.type(box, '信息安全');
  await waitFor(async () => expect((await options())[0]).toHaveTextContent(/安全/));
  const [position] = await options();
  expect(position).toHaveTextContent(/岗位$/);
  const name = position?.querySelector('[lang]')?.textContent ?? '';
  await user.click(position as HTMLElement);
  await waitFor(() =>
    expect(new URLSearchParams(history.location.search).get('keyword')).toBe(name),
  );
  expect(pastSearches.read()).toEqual([name]);
});

test('an empty box offers the last searches and popular categories, by the arrow key too', async () => {
  pastSearches.write(['会计', '司机']);
  const line = renderFixedDay('/recruitmentflow');
  const box = await screen.findByRole('combobox', { name: '搜索岗位' });
  box.focus();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await line.user.keyboard('{ArrowDown}');
  const found = await options();
  expect(found[0]).toHaveTextContent(/^会计最近搜索$/);
  expect(found[1]).toHaveTextContent(/^司机最近搜索$/);
  const popular = found[2] as HTMLElement;
  expect(popular).toHaveTextContent(/热门类别 [\d,]+ 个在招岗位$/);
  expect(line.calls(search)).toHaveLength(0);
  const count = /热门类别 ([\d,]+)/.exec(popular.textContent ?? '')?.[1];
  await line.user.click(popular);
  await waitFor(() => expect(history.location.search).toContain('categoryCode='));
  expect(await screen.findByText(`共 ${count} 个岗位`)).toBeVisible();
});
