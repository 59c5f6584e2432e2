import { useUpdate } from 'ahooks';
import { startTransition, useLayoutEffect, useState } from 'react';
import { faceOf, forgetFace } from './registry';

/**
 * The control for a field's type, once its file is there, or the error it failed with; `retry` fetches it anew, and `isRetried`
 * says that this was done. State in place of Suspense: controls that wait side by side keep React's `act` busy for ever (facebook/react#37556).
 */
export function useFace(type: string, isTouch: boolean) {
  const renderAgain = useUpdate();
  const { Control, error, ended } = faceOf(type, isTouch);
  const [isRetried, setRetried] = useState(false);
  const isWaiting = !Control && !error;
  useLayoutEffect(() => {
    // Many controls at once do not hold up the person.
    if (isWaiting) ended.then(() => startTransition(renderAgain));
  }, [isWaiting, ended, renderAgain]);
  const retry = () => {
    forgetFace(type, isTouch);
    setRetried(true);
    renderAgain();
  };
  return { Control, error, isRetried, retry };
}
