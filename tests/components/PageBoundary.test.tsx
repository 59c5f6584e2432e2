import { screen } from '@testing-library/react';
import PageBoundary from '@/components/PageBoundary';
import { renderWithTexts } from '../helpers/texts';

const missing = Object.assign(new Error('Loading chunk news failed.'), { name: 'ChunkLoadError' });

function Missing(): never {
  throw missing;
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
});

test('a page whose file is missing is headed by what has happened', () => {
  renderWithTexts(
    <PageBoundary>
      <Missing />
    </PageBoundary>,
  );
  expect(screen.getByRole('alert')).toContainElement(
    screen.getByRole('heading', { level: 1, name: '页面没有加载完整' }),
  );
  expect(screen.getByRole('button', { name: '刷新页面' })).toBeEnabled();
});
