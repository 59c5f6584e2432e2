import { useUpdate } from 'ahooks';
import { startTransition, useLayoutEffect } from 'react';
import { faceOf, forgetFace } from './registry';

/**
 * The control for a field's type, once its file is there, or the error it failed with; `retry` fetches it anew. State in place of
 * Suspense: controls that wait side by side keep React's `act` busy for ever (facebook/react#37556).
 */
export function useFace(type: string, isTouch: boolean) {
  const renderAgain = useUpdate();
  const { Control, error, ended } = faceOf(type, isTouch);
  const isWaiting = !Control && !error;
  useLayoutEffect(() => {
    // Many controls at once do not hold up the person.
    if (isWaiting) ended.then(() => startTransition(renderAgain));
  }, [isWaiting, ended, renderAgain]);
  const retry = () => {
    forgetFace(type, isTouch);
    renderAgain();
  };
  return { Control, error, retry };
}
