import { screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { accessibilityFaults } from '../helpers/accessibility';
import { renderRoute } from '../helpers/renderRoute';

// Each test that counts calls has a word of its own: answers are kept for a minute.
const calls = '/careerrecruitment/enterprises?';
const at = () => history.location.pathname;
const options = async () =>
  within(await screen.findByRole('listbox', { name: '单位建议' })).findAllByRole('option');

describe.each([
  ['the search', '/searchPosition/all', '岗位关键词', '总医院', '霓虹灯'],
  ['the header', '/questionandanswer', '搜索岗位', '研究院', '琉璃瓦'],
])('units suggested in %s', (_, path, name, word, unknown) => {
  test('once typing rests; chosen by keyboard', async () => {
    const line = renderRoute(path);
    const box = await screen.findByRole('combobox', { name });
    await line.user.type(box, word);
    const found = await options();
    expect(line.calls(calls)).toHaveLength(1);
    expect(box).toHaveAttribute('aria-expanded', 'true');
    expect(found[0]).toHaveTextContent(word);
    expect(await accessibilityFaults()).toEqual([]);

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

  test('pinyin finds them, too', async () => {
    const { user } = renderRoute(path);
    await user.type(await screen.findByRole('combobox', { name }), 'yiyuan');
    expect((await options())[0]).toHaveTextContent('医院');
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

  test('a press chooses', async () => {
    const { user } = renderRoute(path);
    await user.type(await screen.findByRole('combobox', { name }), word);
    const [first] = await options();
    if (!first) throw new Error('No unit is suggested');
    await user.click(first);
    await waitFor(() => expect(at()).toMatch(/^\/recruitment\/\d+$/));
  });

  test('one character asks for nothing; none that fits shows nothing', async () => {
    const line = renderRoute(path);
    const box = await screen.findByRole('combobox', { name });
    await line.user.type(box, unknown.slice(0, 1));
    await line.user.type(box, unknown.slice(1));
    await waitFor(() => expect(line.calls(calls)).toHaveLength(1));
    expect(line.calls(calls)[0]?.url).toContain(encodeURIComponent(unknown));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });
});

test('suggestions that do not come are not said: the search goes on', async () => {
  const line = renderRoute('/questionandanswer');
  const box = await screen.findByRole('combobox', { name: '搜索岗位' });
  line.setServer('500');
  await line.user.type(box, '康复');
  await waitFor(() => expect(line.calls(calls)).toHaveLength(1));
  line.setServer('normal');
  await line.user.keyboard('{Enter}');
  await waitFor(() => expect(at()).toBe('/searchPosition/all'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
