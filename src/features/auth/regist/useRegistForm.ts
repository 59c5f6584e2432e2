import { useLocation, useNavigate } from '@umijs/max';
import { useState } from 'react';
import { getPrivacyTexts } from '@/services/content';
import { getRegistRules, validateRegistMobile } from '@/services/user';
import { readTab, writeTab } from '@/utils/tabStore';
import { site } from '../../../../config/site';
import { type RegistStep, type RegistValues, textsToAgree, valuesFrom } from './registSteps';

const tabKey = 'regist';

/** Stores the values in the tab, without code and password. */
export function storeValues({ way, loginName, mobile, email, agreed }: RegistValues): void {
  writeTab(tabKey, { way, loginName, mobile, email, agreed });
}

/** The initial values of the form. */
export function useInitialValues(): RegistValues {
  const [initial] = useState(() => valuesFrom(readTab(tabKey)));
  return initial;
}

/** The step in the URL, at most the furthest possible one. */
export function useRegistStep() {
  const navigate = useNavigate();
  const query = new URLSearchParams(useLocation().search);
  const go = (step: RegistStep, options?: { replace: boolean; state?: unknown }) => {
    query.set('step', step);
    navigate(`?${query}`, options);
  };
  return { wanted: query.get('step'), go };
}

/** The server's rules and the texts that need consent; both are needed. */
export async function loadRules() {
  const [rules, texts] = await Promise.all([getRegistRules(site.defaultDomain), getPrivacyTexts()]);
  return { rules, texts: textsToAgree(texts, rules.agreementId) };
}

/** The number or address for which the server has reported an account. */
export function useTaken() {
  const [taken, setTaken] = useState<string>();

  /**
   * Asked before a code is sent, and before the next step (contract: user/validateRegistMobile). Rejects as the call does; the
   * caller shows the failure.
   */
  const ask = async ({ way, mobile }: RegistValues): Promise<boolean> => {
    if (way !== 'mobile') return false;
    const { available } = await validateRegistMobile(mobile.trim(), { skipErrorHandler: true });
    setTaken(available ? undefined : mobile);
    return !available;
  };
  const isTaken = (values: RegistValues) => taken === values[values.way];
  const note = (values: RegistValues) => setTaken(values[values.way]);
  return { ask, isTaken, note };
}
