import { useRequest } from 'ahooks';
import noop from 'lodash/noop';
import { useState } from 'react';
import { isChunkError } from '@/utils/chunkError';
import { type ControlSet, loadControls, loadedControls } from './registry';

/**
 * The controls of a form, once their file is there; `retry` fetches it again after a failure. State in place of Suspense: the
 * fields stand as text meanwhile, in the same tree, so that nothing in the form is drawn from its beginning when the controls
 * come.
 */
export function useControls(isBasic: boolean) {
  const [isTouch] = useState(() => window.matchMedia('(pointer: coarse)').matches);
  const set: ControlSet = isBasic ? 'basic' : isTouch ? 'touch' : 'mouse';
  const [known] = useState(() => loadedControls(set));
  const { data, error, refresh } = useRequest(() => loadControls(set), {
    manual: known !== undefined,
    // The form says it; ahooks would write it to the console.
    onError: noop,
  });
  if (error && !isChunkError(error)) throw error;
  return { isTouch, controls: data ?? known, error, retry: refresh };
}
