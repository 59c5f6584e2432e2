import { screen, waitFor, within } from '@testing-library/react';

/** The rows of the position search, when all of them are there: the first six render before the others. */
export async function resultRows(): Promise<HTMLElement[]> {
  const results = await screen.findByRole('region', { name: '搜索结果' });
  await within(results).findAllByRole('article');
  await waitFor(() => expect(results.querySelector('ul[aria-busy="true"]')).toBeNull());
  return within(results).getAllByRole('article');
}
