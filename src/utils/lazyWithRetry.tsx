import { type ComponentType, lazy } from 'react';

/** Makes each component anew whose file did not load. */
const renewals = new Set<() => void>();

/**
 * React.lazy whose file can be fetched again after a failure: React.lazy itself remembers the failure. `LateBoundary` stands
 * around it.
 */
export function lazyWithRetry<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P> {
  const make = () =>
    lazy(() =>
      load().catch((error: unknown) => {
        renewals.add(renew);
        throw error;
      }),
    );
  const renew = () => {
    Part = make();
  };
  let Part: ComponentType<P> = make();
  return (props: P) => <Part {...props} />;
}

/** Has each component that did not load fetched again when it renders next. Called when a boundary shows the failure. */
export function forgetFailures(): void {
  for (const renew of renewals) renew();
  renewals.clear();
}
