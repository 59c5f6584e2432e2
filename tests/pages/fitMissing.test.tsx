import { screen } from '@testing-library/react';
import { renderRoute } from '../helpers/renderRoute';

// The chunk of the fit panel's answers does not load.
jest.mock('@/features/positions/detail/FitAnswers', () => {
  throw Object.assign(new Error('Loading chunk fit failed.'), { name: 'ChunkLoadError' });
});

test('a fit check that does not load says so, and the position stays', async () => {
  // React writes to the console what the boundary caught.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  renderRoute('/recruitmentview/200001', { persona: 'complete' });
  expect(await screen.findByRole('heading', { level: 2, name: '报考条件' })).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent('没有加载出来');
  expect(screen.getByRole('link', { name: '立即投递' })).toBeVisible();
});
