import { useState } from 'react';
import type { WizardPage } from '@/services/types';
import type { StepConflict } from './saveFailure';
import type { StepAnswer } from './useWizard';

/** The answers with the other window's for one of the contested names. */
function withNewer({ mine, newer }: StepConflict, name: string): StepAnswer {
  if (name === 'sessionId') return { ...mine, sessionId: newer.sessionId };
  return { ...mine, values: { ...mine.values, [name]: newer.values[name] ?? null } };
}

type Settle = (mine: StepAnswer, newer: WizardPage) => unknown;

/**
 * What two windows answered differently, and a choice for each answer. After the last one `save` sends what this window has,
 * or `adopt` shows the page of the other one, over which this window's own stay to be saved.
 */
export function useStepConflict(save: Settle, adopt: Settle) {
  const [conflict, setConflict] = useState<StepConflict>();
  const choose = (name: string, isNewer: boolean) => {
    if (!conflict) return;
    const { newer } = conflict;
    const names = conflict.names.filter((other) => other !== name);
    const mine = isNewer ? withNewer(conflict, name) : conflict.mine;
    setConflict(names.length > 0 ? { mine, newer, names } : undefined);
    if (names.length === 0) void (isNewer ? adopt : save)(mine, newer);
  };
  return { conflict, setConflict, choose };
}
