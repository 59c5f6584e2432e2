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

test('who switches the language reads the names of codes in it', async () => {
  const { user } = renderRoute('/recruitmentview/200001');
  expect(await screen.findAllByText('大学本科')).not.toHaveLength(0);
  const [toEnglish] = screen.getAllByRole('button', { name: 'English' });
  await user.click(toEnglish as HTMLElement);
  expect(await screen.findAllByText('Bachelor’s level')).not.toHaveLength(0);
  await waitFor(() => expect(screen.queryAllByText('大学本科')).toHaveLength(0));
});
