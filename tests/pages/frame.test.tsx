import { screen } from '@testing-library/react';
import { renderRoute } from '../helpers/renderRoute';

describe('unknown paths', () => {
  it('offers a way home', async () => {
    const { at } = renderRoute('/no-such-page');
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(at()).toBe('/no-such-page');
  });
});
