import { useLocation, useNavigate } from '@umijs/max';
import { useState } from 'react';
import { readTab, writeTab } from '@/utils/tabStore';
import { channelOf } from '../shared/target';

export const recoverSteps = ['target', 'password', 'done'] as const;
type RecoverStep = (typeof recoverSteps)[number];

const tabKey = 'recover';

/** Stored in the tab, because a phone may unload the tab while the person reads the code in another app. */
export function storeTarget(target: string): void {
  if (target) writeTab(tabKey, target);
}

export function clearTarget(): void {
  writeTab(tabKey, undefined);
}

/** The target that this tab stored before a reload. */
export function useStoredTarget(): string {
  const [target] = useState(() => {
    const kept = readTab(tabKey);
    return typeof kept === 'string' ? kept : '';
  });
  return target;
}

/** The step in the URL; only the first one when there is no target. */
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
