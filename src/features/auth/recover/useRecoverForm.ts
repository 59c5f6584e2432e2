import { useLocation, useNavigate } from '@umijs/max';
import { useEffect, useState } from 'react';
import { useFormFields } from '@/hooks/useFormFields';
import { readTab, writeTab } from '@/utils/tabStore';
import { channelOf } from '../shared/target';

export const recoverSteps = ['target', 'password', 'done'] as const;
type RecoverStep = (typeof recoverSteps)[number];
type RecoverField = 'target' | 'code' | 'newPassword';

const tabKey = 'recover';

function keptTarget(): string {
  const kept = readTab(tabKey);
  return typeof kept === 'string' ? kept : '';
}

/**
 * What is typed over the steps of a recovery. The step is in the URL; the target is kept in the tab, for phones that
 * drop it while the code is read in another app.
 */
export function useRecoverForm() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const form = useFormFields<RecoverField>({ target: keptTarget(), code: '', newPassword: '' });
  const [isDone, setDone] = useState(false);
  const query = new URLSearchParams(search);
  const target = form.values.target.trim();
  const isSecond = query.get('step') === 'password' && channelOf(target) !== undefined;
  const step: RecoverStep = isDone ? 'done' : isSecond ? 'password' : 'target';

  useEffect(() => {
    if (target) writeTab(tabKey, isDone ? undefined : target);
  }, [target, isDone]);

  const go = (next: 'target' | 'password') => {
    query.set('step', next);
    form.forgive();
    navigate(`?${query}`);
  };
  return { ...form, target, step, go, finish: () => setDone(true) };
}
