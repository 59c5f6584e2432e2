/**
 * React's development build takes a stack trace for each element, ten thousand times a second, for the names in its warnings: an
 * eighth of the time of a page test. It believes here that it has taken them already; warnings still name the component.
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
