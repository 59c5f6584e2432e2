import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { renderRoute } from '../helpers/renderRoute';
import { resultRows } from '../helpers/resultRows';
import { sentence } from '../helpers/sentence';
import { setViewport } from '../helpers/viewport';

const results = () => screen.findByRole('region', { name: '搜索结果' });
const rows = resultRows;
const names = async () =>
  (await rows()).map((row) => within(row).getByRole('heading').textContent ?? '');
const search = (keyword: string, more = '') =>
  renderRoute(`/searchPosition/all?${new URLSearchParams({ keyword })}${more}`);

/** With ten positions for nurses. */
const shanghai = '&regionCode=310000';

beforeEach(() => setViewport(1440));

test('with a keyword the best answers come first, and why they were found is marked, also by a word that means the same; without one nothing is', async () => {
  const { user } = search('护士', shanghai);
  const named = (await names()).map((name) => name.includes('护士'));
  expect(named.slice(0, 5)).not.toContain(false);
  expect(named).toEqual([...named].sort((a, b) => Number(b) - Number(a)));
  expect(screen.getByRole('radio', { name: '最相关' })).toBeChecked();
  const [first] = await rows();
  expect(within(first as HTMLElement).getByText('护士', { selector: 'h3 mark' })).toBeVisible();

  await user.click(screen.getByRole('radio', { name: '最新发布' }));
  await waitFor(() => expect(history.location.search).toContain('sort=newest'));
  await user.click(screen.getByRole('radio', { name: '最相关' }));
  await waitFor(() => expect(history.location.search).not.toContain('sort='));

  const firstMark = async () => (await rows())[0]?.querySelector('h3 mark');
  const same = new URLSearchParams({ keyword: '医生' });
  act(() => history.push(`/searchPosition/all?${same}&regionCode=120000`));
  await waitFor(async () => expect(await firstMark()).toHaveTextContent(/医生|医师/));
  // Without a keyword there is no order by relevance either.
  act(() => history.push('/searchPosition/all?regionCode=220000&sort=relevance'));
  await waitFor(async () => expect(await firstMark()).toBeNull());
  expect(screen.queryByRole('radio', { name: '最相关' })).not.toBeInTheDocument();
  expect(screen.getByRole('radio', { name: '最新发布' })).toBeChecked();
});

test('what was probably meant is offered', async () => {
  const { user } = search('hushi', shanghai);
  await rows();
  await user.click(within(await results()).getByRole('link', { name: '护士' }));
  await waitFor(() =>
    expect(new URLSearchParams(history.location.search).get('keyword')).toBe('护士'),
  );
  await waitFor(() => expect(screen.queryByText(/您是不是要找/)).not.toBeInTheDocument());
});

test('a word that had to be left out is reported', async () => {
  search('护士 水晶宫', '&view=table');
  expect(await screen.findByText(/以下结果未包含/)).toHaveTextContent('水晶宫');
  expect(
    (await screen.findAllByText('护士', { selector: 'td mark, th mark' })).length,
  ).toBeGreaterThan(0);
});

test('a row whose own words do not answer says by what it was found', async () => {
  search('教学科研');
  const found = await rows();
  expect(found).toHaveLength(2);
  for (const row of found) {
    expect(within(row).getByText(sentence('上级单位含 科研'))).toBeVisible();
  }
});

test('where words and filters together find nothing, each word left out is offered with its number', async () => {
  const { user } = search('会计 青海', '&closesWithin=7');
  const offer = await screen.findByRole('link', { name: /^只搜“青海”：\d+ 个岗位$/ });
  const count = Number(/\d+/.exec(offer.textContent ?? '')?.[0]);
  expect(count).toBeGreaterThan(0);
  await user.click(offer);
  expect(await rows()).toHaveLength(count);
  expect(new URLSearchParams(history.location.search).get('keyword')).toBe('青海');
});
