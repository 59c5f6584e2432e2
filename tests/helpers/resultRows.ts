import { screen, waitFor, within } from '@testing-library/react';

/** The rows of the position search, when all of them are there: the first six render before the others. */
export async function resultRows(): Promise<HTMLElement[]> {
  const results = await screen.findByRole('region', { name: '搜索结果' });
  await waitFor(() => {
    expect(results.querySelector('article')).not.toBeNull();
    expect(results.querySelector('ul[aria-busy="true"]')).toBeNull();
  });
  return within(results).getAllByRole('article');
}

/** A search that finds four positions: a third of the work of one with a full page of them. */
export const fewResults = `/searchPosition/all?${new URLSearchParams({ keyword: '水利' })}`;
