import { startTransition, useEffect, useState } from 'react';
import { createLookup, useLookup } from '@/hooks/lookup';
import { loadPinyin } from '@/hooks/usePinyin';
import { useT } from '@/hooks/useT';
import { listMajors, listSchools } from '@/services/content';
import type { Major } from '@/services/types';
import { nameFolded, typedFolded } from '@/utils/plainText';
import { findNames, type Named } from './nameSearch';

export type NameList = 'school' | 'major';

const shown = 12;
/** How long a pause in typing must be before the search starts (ms). */
const pauseMs = 150;
const quiet = { skipErrorHandler: true };

/** The majors only; disciplines and classes, which have children, cannot be chosen. */
function leaves(majors: readonly Major[]): Named[] {
  return majors.flatMap(({ code, name, children }) =>
    children && children.length > 0 ? leaves(children) : [{ code, name }],
  );
}

const none: Named[] = [];
/** The whole lists are searched on the device, because the server does not search by pinyin. */
const lists = {
  school: createLookup<Named[]>(() => listSchools({}, quiet), none),
  major: createLookup<Named[]>(async () => leaves(await listMajors({}, quiet)), none),
};

/** Returns a function that names a code of a list; words for an unknown one, a placeholder until the list is there. */
export function useNameOf(type: NameList, isWanted = true): (code: string) => string {
  const t = useT();
  const list = useLookup(lists[type], isWanted);
  return (code) => {
    if (code === '') return '';
    const unlisted = list.length === 0 ? '…' : t('common.unknownCode');
    return list.find((entry) => entry.code === code)?.name ?? unlisted;
  };
}

/** The entries that match the typed text; an older search never replaces the result of a newer one. */
export function useNameSearch(type: NameList, typed: string) {
  const list = useLookup(lists[type]);
  const [found, setFound] = useState<readonly Named[]>(none);
  useEffect(() => {
    const search = new AbortController();
    const find = async () => {
      const names = await findNames(list, typed, shown, loadPinyin, search.signal);
      // A transition: key presses come before rendering the list.
      if (!search.signal.aborted) startTransition(() => setFound(names));
    };
    const timer = window.setTimeout(() => void find(), pauseMs);
    return () => {
      window.clearTimeout(timer);
      search.abort();
    };
  }, [list, typed]);

  /** The code of a name; undefined when no entry or several entries have this name. */
  const codeOf = (name: string) => {
    const wanted = typedFolded(name);
    const named = list.filter((entry) => nameFolded(entry.name) === wanted);
    return named.length === 1 ? named[0]?.code : undefined;
  };
  return { found, codeOf };
}
