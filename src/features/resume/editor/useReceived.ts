import { useMemoizedFn } from 'ahooks';
import isEqual from 'lodash/isEqual';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Resume, ResumeSectionKey } from '@/services/types';
import { type Conflict, isStillThere, mergeSection, withNewer } from '../merge';
import { resumeSections, sectionOf } from '../shared/sections';
import { isSameValue, type ResumeValues, type SectionValue, sectionValue } from '../values';

interface Sections {
  /** The server's values by section, as the form last received them. */
  known: RefObject<ResumeValues>;
  read: (key: ResumeSectionKey) => SectionValue;
  fill: (key: ResumeSectionKey, value: SectionValue) => void;
  /** Called after all newer values were received. */
  onReceived: () => void;
}

type Conflicts = Readonly<Partial<Record<ResumeSectionKey, readonly Conflict[]>>>;

const isOfSame = (one: Conflict, other: Conflict) =>
  one.row === other.row && one.field === other.field;

/** What was found joins what is not yet chosen, or takes its place; a choice ends when the other side is another one by now. */
function withFound(others: Conflicts, found: Conflicts, newest: Resume): Conflicts {
  const keys = Object.keys(found) as ResumeSectionKey[];
  if (keys.length === 0) return others;
  const joined = keys.map((key): [string, Conflict[]] => {
    const fresh = found[key] ?? [];
    const open = others[key] ?? [];
    const rest = open.filter(
      (one) =>
        !fresh.some((other) => isOfSame(one, other)) &&
        isStillThere(sectionOf(key), one, sectionValue(newest, key)),
    );
    return [key, [...rest, ...fresh]];
  });
  return { ...others, ...Object.fromEntries(joined) };
}

/**
 * Merges newer values of the server with the unsaved work here. `contests` are what was changed on both sides: the person
 * chooses for each, whatever call told of the newer value.
 */
export function useReceived(resume: Resume, { known, read, fill, onReceived }: Sections) {
  const [conflicts, setConflicts] = useState<Conflicts>({});
  const last = useRef(resume);
  useLayoutEffect(() => {
    const found: Partial<Record<ResumeSectionKey, readonly Conflict[]>> = {};
    for (const section of resumeSections) {
      const { key } = section;
      const value = sectionValue(resume, key);
      if (isEqual(value, sectionValue(last.current, key))) continue;
      const mine = read(key);
      const before = known.current[key] ?? {};
      known.current = { ...known.current, [key]: value };
      if (isSameValue(section, mine, before)) {
        if (!isEqual(mine, value)) fill(key, value);
      } else if (!isSameValue(section, mine, value)) {
        const merged = mergeSection(section, before, mine, value);
        // A value that is the same stays as it is being typed.
        if (!isSameValue(section, merged.value, mine)) fill(key, merged.value);
        found[key] = merged.conflicts;
      }
    }
    last.current = resume;
    setConflicts((others) => withFound(others, found, resume));
    onReceived();
  }, [resume, known, read, fill, onReceived]);
  /** Called when the person has chosen; `isNewer` puts the newer value into the form. */
  const choose = useMemoizedFn((key: ResumeSectionKey, conflict: Conflict, isNewer: boolean) => {
    if (isNewer) fill(key, withNewer(read(key), conflict));
    setConflicts((others) => ({
      ...others,
      [key]: others[key]?.filter((other) => other !== conflict),
    }));
    onReceived();
  });
  /** Called when a section has no second version any more. */
  const settle = useMemoizedFn((key: ResumeSectionKey) =>
    setConflicts((others) => (others[key]?.length ? { ...others, [key]: [] } : others)),
  );
  const conflicting = resumeSections.map(({ key }) => key).filter((key) => conflicts[key]?.length);
  return { conflicts, conflicting, choose, settle };
}
