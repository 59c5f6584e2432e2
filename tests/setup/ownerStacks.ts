/**
 * React's development build takes up to ten thousand stack traces a second, for the names in its warnings: an eighth of the
 * time of a page test. Here it is made to think that it has reached that number. Warnings still name the component.
 */
export function takeNoOwnerStacks(): void {
  const react: Record<string, object> = jest.requireActual('react');
  const shared = react.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
  if (!shared || !('recentlyCreatedOwnerStacks' in shared)) {
    throw new Error('React counts its owner stacks elsewhere by now');
  }
  Object.defineProperty(shared, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
  });
}
