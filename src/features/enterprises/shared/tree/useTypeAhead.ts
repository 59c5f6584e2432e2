import { useCallback, useRef } from 'react';
import { indexByName } from './treeKeys';
import type { UnitRow } from './treeRows';

/** How long letters count as typed together (ms). */
const togetherMs = 700;

type Begins = (name: string, typed: string) => boolean;

/** Names are Chinese and a tree has no input method: letters stand for pinyin, whose table comes with the first one. */
async function loadBegins(): Promise<Begins> {
  const { default: pinyin } = await import(/* webpackChunkName: "pinyin" */ 'pinyin-match');
  return (name, typed) => {
    const match = pinyin.match(name, typed);
    return Array.isArray(match) && match[0] === 0;
  };
}

/** Goes to the next line whose name begins with what is typed, in characters or in pinyin. */
export function useTypeAhead() {
  const typed = useRef({ text: '', at: 0 });
  return useCallback(
    (
      key: string,
      rows: readonly UnitRow[],
      index: number,
      onFound: (index: number) => void,
    ): void => {
      const now = Date.now();
      const isMore = now - typed.current.at < togetherMs;
      const text = (isMore ? typed.current.text : '') + key.toLowerCase();
      typed.current = { text, at: now };
      // More letters of one name may still mean the line they have led to.
      const from = isMore ? index - 1 : index;
      const seek = (begins: Begins) => {
        const found = indexByName(rows, from, (name) => begins(name, text));
        if (found >= 0) onFound(found);
      };
      loadBegins().then(
        (begins) => {
          if (typed.current.text === text) seek(begins);
        },
        // The table did not load: characters of the name itself still serve.
        () => seek((name, letters) => name.toLowerCase().startsWith(letters)),
      );
    },
    [],
  );
}
