import { useState } from 'react';

/** Whether a text is found in a name by its pinyin: initials or whole syllables. */
export type PinyinMatch = (name: string, typed: string) => boolean;

/** The search by pinyin, a chunk of its own (23 kB). */
export async function loadPinyin(): Promise<PinyinMatch> {
  const { default: pinyin } = await import(/* webpackChunkName: "pinyin" */ 'pinyin-match');
  return (name, typed) => Boolean(pinyin.match(name, typed));
}

/** Search by characters, code, pinyin and initials; by pinyin once its chunk is here, which `want` asks for. */
export function usePinyin() {
  const [matches, setMatches] = useState<PinyinMatch>();
  const want = () => {
    if (matches) return;
    // Without it one finds by characters and codes.
    loadPinyin().then(
      (loaded) => setMatches(() => loaded),
      () => undefined,
    );
  };
  const isFound = (name: string, typed: string): boolean => {
    const wanted = typed.trim().toLowerCase();
    return name.toLowerCase().includes(wanted) || matches?.(name, wanted) === true;
  };
  return { isFound, want };
}
