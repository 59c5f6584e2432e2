/** @ownModules Lists that have come are kept for the whole visit (hooks/lookup). */
import { screen, waitFor, within } from '@testing-library/react';
import { viewResume } from '@/services/resume';
import type { Category, PositionDetail, Region, Resume, TermMap } from '@/services/types';
import { breakCalls, changeData } from '../helpers/brokenCalls';
import { chainOf, nodeOf } from '../helpers/deepTree';
import { giveHeights } from '../helpers/heights';
import '../helpers/noCropping';
import { renderRoute } from '../helpers/renderRoute';
import { byTouch, setViewport } from '../helpers/viewport';

/** The first child repeats its parent, as in many lists of regions; another tree has a thousand levels; null where nothing is. */
const beijing = {
  code: '110000',
  name: '北京市',
  children: [
    {
      code: '110000',
      name: '北京市',
      children: [{ code: '110101', name: '东城区', children: null }, null],
    },
    { code: '110102', name: '西城区', children: null },
  ],
};

function serveOddTrees() {
  changeData<Region[]>('/region/treejson', () => [null, beijing, ...chainOf(1_000)]);
  changeData<Category[]>('/careercategory/tree', (tree) => [...tree, null, ...chainOf(1_000)]);
  changeData<TermMap>('/termjson/', (terms) =>
    Object.fromEntries(Object.entries(terms).map(([key, entries]) => [key, [null, ...entries]])),
  );
}

async function open(path: string) {
  const portal = renderRoute(path, { persona: 'newcomer' });
  serveOddTrees();
  await screen.findByRole('button', { name: '保存' });
  return portal;
}

const saved = async () => {
  expect(await screen.findByText('已保存')).toBeInTheDocument();
  return (await viewResume({})).intention.regionCodes;
};

// First: lists that have come are kept.
test('a résumé says that names did not come, and hides no value without a name', async () => {
  const { user } = renderRoute('/resumeview', { persona: 'complete' });
  changeData<Resume>('resume/view', (resume) => ({
    ...resume,
    basic: { ...resume.basic, political: 'unheard-of', nativeRegion: '999999' },
  }));
  serveOddTrees();
  const mend = breakCalls('/termjson/');
  const paper = within(await screen.findByRole('article', { name: '简历正文' }));
  expect(await paper.findByText('部分内容的名称没有加载出来')).toBeInTheDocument();
  const wordsOf = (label: string) => paper.getAllByText(label)[0]?.nextElementSibling;
  expect(wordsOf('性别')).toHaveTextContent('');
  mend();
  changeData<TermMap>('/termjson/', ({ source: _source, ...terms }) => terms);
  await user.click(paper.getByRole('button', { name: '重试' }));
  expect(await paper.findByText('男')).toBeInTheDocument();
  expect(paper.queryByText('部分内容的名称没有加载出来')).not.toBeInTheDocument();
  expect(wordsOf('政治面貌')).toHaveTextContent('名称未知');
  expect(wordsOf('籍贯')).toHaveTextContent('名称未知');
  expect(paper.queryByText('证件照')).not.toBeInTheDocument();
});

// The terms that came without one list are kept for this page.
test('a term list without the position’s code: the condition says that the name is not known, and waits no longer', async () => {
  renderRoute('/recruitmentview/200001', { persona: 'complete' });
  changeData<PositionDetail>('/careerrecruitment/view/', (position) => ({
    ...position,
    education: 'newcode',
    source: ['newsource'],
  }));
  await waitFor(() => {
    expect(screen.getByRole('main')).toHaveTextContent('名称未知及以上');
    expect(screen.getByRole('main')).not.toHaveTextContent(/…及以上|属于…/);
  });
});

describe('a region whose first child repeats it', () => {
  test('by touch: its districts can be chosen, and it itself', async () => {
    byTouch();
    const { user } = await open('/resumeedit/intention');
    const wanted = within(await screen.findByRole('group', { name: /^期望地区/ }));
    const province = await wanted.findByRole('combobox', { name: '省份' });
    await user.selectOptions(province, await wanted.findByRole('option', { name: '北京市' }));
    const district = await wanted.findByRole('combobox', { name: '区县' });
    expect(within(district).queryByRole('option', { name: '北京市' })).not.toBeInTheDocument();
    await user.selectOptions(district, '东城区');
    expect(district).toHaveValue('110101');
    expect(within(district).getByRole('option', { name: '西城区' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await saved()).toEqual(['110101']);
    await user.selectOptions(district, '');
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(async () => expect(await saved()).toEqual(['110000']));
  });

  test('by mouse: it stands in the list once, with its districts below it', async () => {
    const { user } = await open('/resumeedit/intention');
    const wanted = await screen.findByRole('combobox', { name: /^期望地区/ });
    await user.click(wanted);
    await user.click(await screen.findByRole('menuitemcheckbox', { name: /^北京市/ }));
    const east = await screen.findByRole('menuitemcheckbox', { name: '东城区' });
    expect(screen.getAllByRole('menuitemcheckbox', { name: /^北京市/ })).toHaveLength(1);
    await user.click(east.querySelector('.ant-cascader-checkbox') ?? east);
    expect(await screen.findByText('北京市 / 东城区')).toBeVisible();
  });
});

test('a tree of units with a thousand levels is searched and walked', async () => {
  setViewport(1280);
  giveHeights('tree', 560, 36);
  const { user } = renderRoute('/recruitment/10001');
  changeData('/searchEnterpriseTree', () => [
    null,
    { ...nodeOf('10001'), children: chainOf(1_000) },
  ]);
  const tree = within(await screen.findByRole('tree', { name: '单位树' }));
  expect((await tree.findAllByRole('treeitem')).length).toBeGreaterThan(1);
  await user.type(screen.getByRole('textbox', { name: '搜索单位' }), '节点n1000');
  expect(await screen.findByText(/^显示 .*个单位$/)).toBeVisible();
  expect(screen.queryByText('页面出了问题')).not.toBeInTheDocument();
});
