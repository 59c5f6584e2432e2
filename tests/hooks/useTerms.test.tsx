/** @ownModules Terms are kept for the whole visit once they have come (hooks/lookup). */
import { screen, waitFor } from '@testing-library/react';
import type { PositionDetail, TermMap } from '@/services/types';
import { changeData } from '../helpers/brokenCalls';
import '../helpers/noCropping';
import { renderRoute } from '../helpers/renderRoute';

test('a term list without the position’s code: the condition says that the name is not known, and waits no longer', async () => {
  renderRoute('/recruitmentview/200001', { persona: 'complete' });
  changeData<PositionDetail>('/careerrecruitment/view/', (position) => ({
    ...position,
    education: 'newcode',
    source: ['newsource'],
  }));
  changeData<TermMap>('/termjson/', ({ source: _source, ...terms }) => terms);
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('名称未知及以上'));
  expect(screen.getByRole('main')).not.toHaveTextContent(/…及以上|属于…/);
});

test('in English a code that the portal does not know keeps the server’s word, said to be Chinese', async () => {
  renderRoute('/recruitmentview/200001', { locale: 'en-US' });
  changeData<PositionDetail>('/careerrecruitment/view/', (position) => ({
    ...position,
    education: 'newcode',
  }));
  changeData<TermMap>('/termjson/terms', (terms) => ({
    ...terms,
    education: [...(terms.education ?? []), { code: 'newcode', label: '新学历' }],
  }));
  const words = await screen.findByText('新学历');
  expect(words).toHaveAttribute('lang', 'zh-CN');
  expect(words.parentElement).toHaveTextContent('At least 新学历');
});

test('who switches the language reads the names of codes in it', async () => {
  const { user } = renderRoute('/recruitmentview/200001');
  expect(await screen.findByText('大学本科')).toBeVisible();
  const [toEnglish] = screen.getAllByRole('button', { name: 'English' });
  await user.click(toEnglish as HTMLElement);
  expect(await screen.findByText('Bachelor’s level')).toBeVisible();
  expect(screen.queryByText('大学本科')).not.toBeInTheDocument();
});
