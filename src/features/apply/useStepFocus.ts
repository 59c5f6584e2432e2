import { type RefObject, useEffect, useRef } from 'react';
import type { WizardStepKey } from '@/services/types';

/**
 * A ref for what holds the steps: after going to another step its heading takes the focus and comes into view, unless
 * the step itself has put the focus somewhere, such as on what is to be mended.
 */
export function useStepFocus(step: WizardStepKey | undefined): RefObject<HTMLDivElement | null> {
  const card = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    const isFirst = shown.current === undefined;
    if (shown.current === step) return;
    shown.current = step;
    if (isFirst || card.current?.contains(document.activeElement)) return;
    const heading = card.current?.querySelector('h2');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'nearest' });
  }, [step]);
  return card;
}
