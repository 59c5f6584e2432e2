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
