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
  try {
    const { default: pinyin } = await import(/* webpackChunkName: "pinyin" */ 'pinyin-match');
    return (name, typed) => {
      const match = pinyin.match(name, typed);
      return Array.isArray(match) && match[0] === 0;
    };
  } catch {
    // Without the pinyin table, the characters of the name are still compared.
    return (name, typed) => name.toLowerCase().startsWith(typed);
  }
}

/** Moves to the next row whose name begins with the typed text, in characters or pinyin. */
export function useTypeAhead() {
  const typed = useRef({ text: '', at: 0 });
  return async (
    key: string,
    rows: readonly UnitRow[],
    index: number,
    onFound: (index: number) => void,
  ): Promise<void> => {
    const now = Date.now();
    const isMore = now - typed.current.at < maxPauseMs;
    const text = (isMore ? typed.current.text : '') + key.toLowerCase();
    typed.current = { text, at: now };
    const begins = await loadBegins();
    if (typed.current.text !== text) return;
    // A longer text may still match the current row.
    const found = indexByName(rows, isMore ? index - 1 : index, (name) => begins(name, text));
    if (found >= 0) onFound(found);
  };
}
