import { useMemoizedFn } from 'ahooks';
import isEqual from 'lodash/isEqual';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Resume, ResumeSectionKey } from '@/services/types';
import { resumeSections } from '../shared/sections';
import { isSameValue, type ResumeValues, type SectionValue, sectionValue } from '../values';

interface Sections {
  /** The server's values by section, as the form last received them. */
  known: RefObject<ResumeValues>;
  read: (key: ResumeSectionKey) => SectionValue;
  fill: (key: ResumeSectionKey, value: SectionValue) => void;
  /** Called after all newer values were received. */
  onReceived: () => void;
}

/**
 * Puts newer values of the server into the sections without unsaved work. `contested` are the sections whose unsaved
 * work differs from what was saved elsewhere: the person must choose one version, whatever call told of the newer one.
 */
export function useReceived(resume: Resume, { known, read, fill, onReceived }: Sections) {
  const [contested, setContested] = useState<readonly ResumeSectionKey[]>([]);
  const last = useRef(resume);
  useLayoutEffect(() => {
    const found = resumeSections.filter((section) => {
      const { key } = section;
      const value = sectionValue(resume, key);
      if (isEqual(value, sectionValue(last.current, key))) return false;
      const isSame = (other: SectionValue) => isSameValue(section, other, value);
      const before = known.current[key] ?? {};
      const isClean = isSameValue(section, read(key), before);
      known.current = { ...known.current, [key]: value };
      if (isClean && !isEqual(read(key), value)) fill(key, value);
      return !isClean && !isSame(before) && !isSame(read(key));
    });
    last.current = resume;
    if (found.length > 0) {
      setContested((others) => [...new Set([...others, ...found.map(({ key }) => key)])]);
    }
    onReceived();
  }, [resume, known, read, fill, onReceived]);

  /** Called when a section has no second version any more. */
  const settle = useMemoizedFn((key: ResumeSectionKey) =>
    setContested((keys) => (keys.includes(key) ? keys.filter((other) => other !== key) : keys)),
  );
  return { contested, settle };
}
