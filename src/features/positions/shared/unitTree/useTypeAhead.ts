import { useRef } from 'react';
import { indexByName } from './treeKeys';
import type { UnitRow } from './treeRows';

/** Key presses within this time belong to one text (ms). */
const maxPauseMs = 700;

type Begins = (name: string, typed: string) => boolean;

/**
 * A tree has no input method for Chinese names, so Latin letters are compared with pinyin. Its table loads with the
 * first letter.
 */
async function loadBegins(): Promise<Begins> {
  const { default: pinyin } = await import(/* webpackChunkName: "pinyin" */ 'pinyin-match');
  return (name, typed) => {
    const match = pinyin.match(name, typed);
    return Array.isArray(match) && match[0] === 0;
  };
}

/** Moves to the next row whose name begins with the typed text, in characters or pinyin. */
export function useTypeAhead() {
  const typed = useRef({ text: '', at: 0 });
  return (
    key: string,
    rows: readonly UnitRow[],
    index: number,
    onFound: (index: number) => void,
  ): void => {
    const now = Date.now();
    const isMore = now - typed.current.at < maxPauseMs;
    const text = (isMore ? typed.current.text : '') + key.toLowerCase();
    typed.current = { text, at: now };
    // A longer text may still match the current row.
    const from = isMore ? index - 1 : index;
    const seek = (begins: Begins) => {
      const found = indexByName(rows, from, (name) => begins(name, text));
      if (found >= 0) onFound(found);
    };
    loadBegins().then(
      (begins) => {
        if (typed.current.text === text) seek(begins);
      },
      // Without the pinyin table, the characters of the name are still compared.
      () => seek((name, letters) => name.toLowerCase().startsWith(letters)),
    );
  };
}
