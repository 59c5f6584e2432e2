import { useState } from 'react';

/** Whether a name matches the typed text by pinyin: initials or whole syllables. */
export type PinyinMatch = (name: string, typed: string) => boolean;

/** Loads the search by pinyin, a chunk of its own (23 kB). */
export async function loadPinyin(): Promise<PinyinMatch> {
  const { default: pinyin } = await import(/* webpackChunkName: "pinyin" */ 'pinyin-match');
  return (name, typed) => Boolean(pinyin.match(name, typed));
}

/** Search by characters, code, pinyin and initials. Pinyin works once its chunk, which `load` requests, has loaded. */
export function usePinyin() {
  const [matches, setMatches] = useState<PinyinMatch>();
  const load = () => {
    if (matches) return;
    // Without the chunk, the search by characters and codes still works.
    loadPinyin().then(
      (loaded) => setMatches(() => loaded),
      () => undefined,
    );
  };
  const isFound = (name: string, typed: string): boolean => {
    const wanted = typed.normalize('NFKC').trim().toLowerCase();
    return name.toLowerCase().includes(wanted) || matches?.(name, wanted) === true;
  };
  return { isFound, load };
}
