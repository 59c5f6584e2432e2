import { useLocation, useNavigate } from '@umijs/max';
import { useState } from 'react';
import { readTab, writeTab } from '@/utils/tabStore';
import { channelOf } from '../shared/target';

export const recoverSteps = ['target', 'password', 'done'] as const;
type RecoverStep = (typeof recoverSteps)[number];

const tabKey = 'recover';

/** Kept in the tab, for phones that drop it while the code is read in another app. */
export function keepTarget(target: string): void {
  if (target) writeTab(tabKey, target);
}

export function forgetTarget(): void {
  writeTab(tabKey, undefined);
}

/** The target that an earlier load of this tab left. */
export function useKeptTarget(): string {
  const [target] = useState(() => {
    const kept = readTab(tabKey);
    return typeof kept === 'string' ? kept : '';
  });
  return target;
}

/** The step, which is in the URL; none but the first without a target. */
export function useRecoverStep(target: string, isDone: boolean) {
  const navigate = useNavigate();
  const query = new URLSearchParams(useLocation().search);
  const isSecond = query.get('step') === 'password' && channelOf(target) !== undefined;
  const step: RecoverStep = isDone ? 'done' : isSecond ? 'password' : 'target';
  const go = (next: 'target' | 'password') => {
    query.set('step', next);
    navigate(`?${query}`);
  };
  return { step, go };
}
