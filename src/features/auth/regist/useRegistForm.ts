import { useLocation, useNavigate } from '@umijs/max';
import { useState } from 'react';
import { readTab, writeTab } from '@/utils/tabStore';
import {
  agreedTo,
  agreementsOf,
  draftFrom,
  type RegistStep,
  type RegistTyped,
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
