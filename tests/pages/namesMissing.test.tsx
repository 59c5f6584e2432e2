/** @ownModules Terms are kept for the whole visit once they have come (hooks/lookup). */
import { screen, waitFor, within } from '@testing-library/react';
import type { PositionDetail, Resume, TermMap } from '@/services/types';
import { breakCalls, changeData } from '../helpers/brokenCalls';
import { renderRoute } from '../helpers/renderRoute';

it('a résumé says that names did not come, and hides no value without a name', async () => {
  const { user } = renderRoute('/resumeview', { persona: 'complete' });
  changeData<Resume>('resume/view', (resume) => ({
    ...resume,
    basic: { ...resume.basic, political: 'unheard-of', nativeRegion: '999999' },
  }));
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
