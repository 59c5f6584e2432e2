import { useAccess, useLocation, useNavigate } from '@umijs/max';
import { useEffect, useMemo, useState } from 'react';
import { isRecord } from '@/utils/isRecord';
import { loginPath } from '@/utils/paths/positions';
import { readTab, writeTab } from '@/utils/tabStore';
import { useOwnResume } from '../shared/fit/useOwnResume';
import {
  hasResumeFilters,
  isEmptyResumeFilters,
  missingRequirements,
  type ReplacedFilters,
  replacedFilters,
  resumeFiltersOf,
  withoutResumeFilters,
  withResumeFilters,
} from './resumeFilters';
import type { SearchState } from './urlState';

/** `?mine=1` presses the switch: a visitor returns with it from the login. */
const parameter = 'mine';

/** What the switch has replaced, in this tab: off is the reverse of on, also after a reload. */
const replacedKey = 'resumeFilters';

function knownReplaced(): Partial<ReplacedFilters> {
  const stored = readTab(replacedKey);
  if (!isRecord(stored)) return {};
  const list = (name: string): string[] =>
    [stored[name]].flat().filter((one) => typeof one === 'string');
  return {
    education: list('education'),
    majorCode: list('majorCode'),
    source: list('source'),
    meets: list('meets'),
    isOpenOnly: stored.isOpenOnly === true,
  };
}

/** The switch that sets the filters from the résumé, which loads at the first press; a reviewer has neither. */
export function useResumeFilters(state: SearchState, hrefOf: (next: SearchState) => string) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { isSignedIn, isReviewer } = useAccess();
  const isLinked = isSignedIn && new URLSearchParams(search).get(parameter) === '1';
  // Pressed, and the filters are not set yet.
  const [isDue, setDue] = useState(isLinked);
  const [isAsked, setAsked] = useState(isLinked);
  const { resume, request } = useOwnResume(isAsked);
  const filters = useMemo(() => resume && resumeFiltersOf(resume), [resume]);
  const isNothing = filters !== undefined && isEmptyResumeFilters(filters);
  const isOn = filters !== undefined && hasResumeFilters(state, filters);

  useEffect(() => {
    if (!isDue || !filters) return;
    setDue(false);
    // They may be set already, as after a reload.
    if (!isNothing && !hasResumeFilters(state, filters)) {
      writeTab(replacedKey, replacedFilters(state));
    }
    const next = isNothing ? state : withResumeFilters(state, filters);
    if (!isNothing || isLinked) navigate(hrefOf(next), { replace: isLinked });
  }, [isDue, filters, isNothing, state, hrefOf, navigate, isLinked]);

  if (isReviewer) return undefined;
  const press = () => {
    if (!isSignedIn) {
      const query = new URLSearchParams(search);
      query.set(parameter, '1');
      navigate(loginPath(`${pathname}?${query}`));
    } else if (isOn) {
      navigate(hrefOf(withoutResumeFilters(state, filters, knownReplaced())));
      writeTab(replacedKey, undefined);
    } else {
      if (request.error) request.refresh();
      setAsked(true);
      setDue(true);
    }
  };
  return {
    isOn,
    isWaiting: isDue && request.isLoading,
    // What is missing in the résumé, after the switch was pressed: the comparison may have loaded the résumé without a
    // press of the switch.
    missing: resume && isAsked && !isDue ? missingRequirements(resume) : [],
    /** Whether the résumé sets no filter. */
    isNothing,
    press,
  };
}

export type ResumeFilterSwitch = ReturnType<typeof useResumeFilters>;
