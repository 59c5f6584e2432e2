import type { Translate } from '@/hooks/useT';
import { serverWord, type Word } from '@/utils/words';

/** The words for a state that the portal does not know: the server's own; a bare code says nothing to people. */
export function unknownState(state: string, t: Translate): Word {
  return /\p{sc=Han}/u.test(state) ? serverWord(state) : { label: t('common.unknownCode') };
}
