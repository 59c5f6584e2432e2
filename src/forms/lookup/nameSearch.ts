import type { PinyinMatch } from '@/hooks/usePinyin';
import { isChunkError } from '@/utils/chunkError';
import { nameFolded, typedFolded } from '@/utils/plainText';

/** An entry of a long list, found by name, pinyin or code. */
export interface Named {
  code: string;
  name: string;
}

/** Length of one slice of work (ms): half a frame, so that a key press in between is handled at once. */
const sliceMs = 8;
const latin = /^[a-z\s'\u2019]+$/;

function rest(): Promise<void> {
  return new Promise((resolve) => {
    window.setTimeout(resolve, 0);
  });
}

/** Undefined when the file of the search by pinyin did not load: names and codes are found without it. */
async function pinyinIfLoaded(load: () => Promise<PinyinMatch>): Promise<PinyinMatch | undefined> {
  try {
    return await load();
  } catch (error) {
    if (isChunkError(error)) return undefined;
    throw error;
  }
}

/**
 * The first entries whose name, code or pinyin contains the typed text; those that begin with it come first. Works in
 * slices and lets the browser render between them, so that typing stays smooth on a slow phone.
 */
export async function findNames(
  list: readonly Named[],
  typed: string,
  limit: number,
  loadPinyin: () => Promise<PinyinMatch>,
  signal: AbortSignal,
): Promise<Named[]> {
  const wanted = typedFolded(typed);
  if (wanted === '') return [];
  const byText = list.filter(
    ({ name, code }) => nameFolded(name).includes(wanted) || code.toLowerCase().startsWith(wanted),
  );
  const first = byText.filter(({ name }) => nameFolded(name).startsWith(wanted));
  const found = [...first, ...byText.filter((entry) => !first.includes(entry))];
  if (found.length >= limit || !latin.test(wanted)) return found.slice(0, limit);
  const matches = await pinyinIfLoaded(loadPinyin);
  if (!matches) return found;
  let began = performance.now();
  for (const entry of list) {
    if (found.length >= limit) break;
    if (performance.now() - began > sliceMs) {
      await rest();
      if (signal.aborted) return [];
      began = performance.now();
    }
    if (!found.includes(entry) && matches(entry.name, wanted)) found.push(entry);
  }
  if (signal.aborted) return [];
  return found.slice(0, limit);
}
