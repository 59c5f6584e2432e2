/** @jest-environment node */
import { collectionView } from '@/features/account/collections/collectionView';

it.each([
  ['', { sort: 'closing', current: 1 }],
  ['sort=collected&current=3', { sort: 'collected', current: 3 }],
  ['sort=price&current=-2', { sort: 'closing', current: 1 }],
  ['sort=&current=x', { sort: 'closing', current: 1 }],
  ['current=1e9', { sort: 'closing', current: 1 }],
])('%j is read as %j', (query, state) => {
  expect(collectionView.parse(new URLSearchParams(query))).toEqual(state);
});

it.each([
  [{ sort: 'closing', current: 1 } as const, ''],
  [{ sort: 'collected', current: 1 } as const, '?sort=collected'],
  [{ sort: 'closing', current: 2 } as const, '?current=2'],
])('%j is written as %j', (state, query) => {
  expect(collectionView.format(state)).toBe(query);
});
