import { useAccess, useLocation, useNavigate } from '@umijs/max';
import { useEffect, useMemo, useState } from 'react';
import type { FitItem } from '../shared/fit/item';
import { useOwnResume } from '../shared/fit/useOwnResume';
import { loginPath } from '../shared/paths';
import { isEmptyMine, isMineOn, mineOf, missingOf, withMine, withoutMine } from './mine';
import type { SearchState } from './urlState';

/** `?mine=1` asks for it by the address: how a visitor comes back from the login. */
const parameter = 'mine';

export interface MineSwitch {
  isOn: boolean;
  isWaiting: boolean;
  /** What the résumé leaves open, after it was asked. */
  missing: readonly FitItem[];
  /** The résumé says nothing that narrows. */
  isNothing: boolean;
  press: () => void;
}

/** The switch that fills the filters from the résumé, which is read when it is first pressed. */
export function useMine(
  state: SearchState,
  hrefOf: (next: SearchState) => string,
): MineSwitch | undefined {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { isSignedIn, isReviewer } = useAccess();
  const isLinked = isSignedIn && new URLSearchParams(search).get(parameter) === '1';
  // Due: pressed, and not done yet.
  const [isDue, setDue] = useState(isLinked);
  const [isAsked, setAsked] = useState(isLinked);
  const { resume, error, refresh } = useOwnResume(isAsked);
  const mine = useMemo(() => resume && mineOf(resume), [resume]);

  useEffect(() => {
    if (!isDue || !mine) return;
    setDue(false);
    const isNothing = isEmptyMine(mine);
    const next = isNothing ? state : withMine(state, mine);
    if (!isNothing || isLinked) navigate(hrefOf(next), { replace: isLinked });
  }, [isDue, mine, state, hrefOf, navigate, isLinked]);

  if (isReviewer) return undefined;
  const press = () => {
    if (!isSignedIn) {
      const query = new URLSearchParams(search);
      query.set(parameter, '1');
      navigate(loginPath(`${pathname}?${query}`));
    } else if (mine && isMineOn(state, mine)) {
      navigate(hrefOf(withoutMine(state, mine)));
    } else {
      if (error) refresh();
      setAsked(true);
      setDue(true);
    }
  };
  return {
    isOn: mine !== undefined && isMineOn(state, mine),
    isWaiting: isDue && !error,
    // The résumé may be here for another reason: the comparison.
    missing: resume && isAsked && !isDue ? missingOf(resume) : [],
    isNothing: mine !== undefined && isEmptyMine(mine),
    press,
  };
}
