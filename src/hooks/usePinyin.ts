import { useState } from 'react';
import { nameFolded, typedFolded } from '@/utils/plainText';

/** Whether a name matches the typed text by pinyin: initials or whole syllables. */
export type PinyinMatch = (name: string, typed: string) => boolean;

/** Loads the search by pinyin, a chunk of its own (23 kB). */
export async function loadPinyin(): Promise<PinyinMatch> {
  const { default: pinyin } = await import(/* webpackChunkName: "pinyin" */ 'pinyin-match');
  // Input methods write an apostrophe between syllables, as in xi'an.
  return (name, typed) => Boolean(pinyin.match(name, typed.replace(/['\u2019]/g, '')));
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
    const wanted = typedFolded(typed);
    return nameFolded(name).includes(wanted) || matches?.(name, wanted) === true;
  };
  return { isFound, load };
}
