import type { Translate } from '@/hooks/useT';
import type { Word } from '@/utils/words';

/** One of the values that a select offers. */
export interface Choice<T extends string = string> {
  value: T;
  label: string;
  /** The label's language where it is not the page's. */
  lang?: string;
}

export interface SelectProps<T extends string = string> {
  id?: string;
  'aria-label'?: string;
  value?: T;
  choices: readonly Choice<T>[];
  onChoose?: (value: T) => void;
}

/** Words of codes as choices. */
export function choicesOf(words: readonly (Word & { code: string })[] = []): Choice[] {
  return words.map(({ code, ...word }) => ({ value: code, ...word }));
}

/** What stands for a chosen value that is not among the choices: a placeholder until they come, then words for an unknown code. */
export function unlistedLabel(choices: readonly Choice[], t: Translate): string {
  return choices.length === 0 ? '…' : t('common.unknownCode');
}
