import { useLocation, useNavigate } from '@umijs/max';
import { useState } from 'react';
import { alreadySaid } from '@/request/alreadySaid';
import { getPrivacyTexts } from '@/services/content';
import { getRegistRules, validateRegistMobile } from '@/services/user';
import { readTab, writeTab } from '@/utils/tabStore';
import { site } from '../../../../config/site';
import {
  agreedTo,
  agreementsOf,
  draftFrom,
  type RegistStep,
  type RegistTyped,
  textsToAgree,
  valuesIn,
} from './registSteps';

const tabKey = 'regist';

/** Keeps what is typed in the tab, but for code and password. */
export function keepTyped(typed: RegistTyped): void {
  const { loginName, mobile, email } = valuesIn(typed);
  const agreed = agreementsOf(typed.agreed);
  const isBegun = agreed.length > 0 || [loginName, mobile, email].some((text) => text !== '');
  if (isBegun) writeTab(tabKey, { way: typed.way, loginName, mobile, email, agreed });
}

/** What the form begins with. */
export function useTypedBefore(): RegistTyped {
  const [begun] = useState((): RegistTyped => {
    const { agreed, ...draft } = draftFrom(readTab(tabKey));
    return { ...draft, agreed: agreedTo(agreed) };
  });
  return begun;
}

/** The step, which is in the URL as far as one has come to it. */
export function useRegistStep() {
  const navigate = useNavigate();
  const query = new URLSearchParams(useLocation().search);
  const go = (step: RegistStep, options?: { replace: boolean; state?: unknown }) => {
    query.set('step', step);
    navigate(`?${query}`, options);
  };
  return { wanted: query.get('step'), go };
}

/** The server's rules and the texts to agree to; one without the other is of no use. */
export async function loadTerms() {
  const [rules, texts] = await Promise.all([getRegistRules(site.defaultDomain), getPrivacyTexts()]);
  return { rules, texts: textsToAgree(texts, rules.agreementId) };
}

/** The number or address that the server said to be somebody's already. */
export function useTaken() {
  const [taken, setTaken] = useState<string>();

  /** Asked before a code is sent, and before the next step (contract, user/validateRegistMobile). */
  const ask = async ({ way, mobile = '' }: RegistTyped): Promise<'free' | 'taken' | 'unknown'> => {
    if (way !== 'mobile') return 'free';
    try {
      const { available } = await validateRegistMobile(mobile.trim());
      setTaken(available ? undefined : mobile);
      return available ? 'free' : 'taken';
    } catch (error) {
      alreadySaid(error);
      return 'unknown';
    }
  };
  const isTaken = (typed: RegistTyped) => taken === valuesIn(typed)[typed.way];
  const note = (typed: RegistTyped) => setTaken(valuesIn(typed)[typed.way]);
  return { ask, isTaken, note };
}
