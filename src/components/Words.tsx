import { useT } from '@/hooks/useT';
import { joinedWords, type Word } from '@/utils/words';

interface WordsProps {
  of: readonly (Word | undefined)[];
  /** Between several; that of a list by default. */
  separator?: string;
}

/** One word or several, in their own language and direction. */
export default function Words({ of, separator }: WordsProps) {
  const t = useT();
  const { label, lang } = joinedWords(of, separator ?? t('common.listSeparator'));
  return <bdi lang={lang}>{label}</bdi>;
}
