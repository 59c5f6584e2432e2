import { useUpdate } from 'ahooks';
import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { faceOf, faceRetries } from './registry';

/**
 * The control for a field's type, once its file is there, or the error it failed with; `isRetried` says that it was fetched
 * anew (`retryFaces`). State in place of Suspense: controls that wait side by side keep React's `act` busy for ever
 * (facebook/react#37556).
 */
export function useFace(type: string, isTouch: boolean) {
  const renderAgain = useUpdate();
  const { Control, error, ended } = faceOf(type, isTouch);
  const [retries, setRetries] = useState(0);
  const isWaiting = !Control && !error;
  useLayoutEffect(() => {
    // Many controls at once do not hold up the person.
    if (isWaiting) ended.then(() => startTransition(renderAgain));
  }, [isWaiting, ended, renderAgain]);
  useEffect(() => {
    if (!error) return undefined;
    return faceRetries.add(() => setRetries((count) => count + 1));
  }, [error]);
  return { Control, error, isRetried: retries > 0 };
}
