/** @ownModules Lists that have come are kept for the whole visit (hooks/lookup). */
import { screen, waitFor, within } from '@testing-library/react';
import type { Category, PositionDetail, Region, Resume, TermMap } from '@/services/types';
import { breakCalls, changeData } from '../helpers/brokenCalls';
import { chainOf, nodeOf } from '../helpers/deepTree';
import { giveHeights } from '../helpers/heights';
import '../helpers/noCropping';
import { renderRoute } from '../helpers/renderRoute';
import { setViewport } from '../helpers/viewport';

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
