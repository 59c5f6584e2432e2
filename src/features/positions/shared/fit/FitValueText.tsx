import Words from '@/components/Words';
import { useMajorWords } from '@/hooks/useMajorNames';
import { useTerms } from '@/hooks/useTerms';
import { serverWord } from '@/utils/words';
import type { FitValue } from './item';

/** A value in words; texts of the server or the person keep their language. */
export default function FitValueText({ value }: { value: Exclude<FitValue, number | string> }) {
  const { nameOf } = useTerms();
  const majorName = useMajorWords('majorCodes' in value);
  if ('words' in value) return <Words of={[serverWord(value.words)]} />;
  if ('codes' in value) {
    const words = value.codes.map((code) => nameOf(value.termKey, code));
    // Several unknown codes have the same word.
    return <Words of={[...new Map(words.map((word) => [word.label, word])).values()]} />;
  }
  return <Words of={value.majorCodes.map((code) => serverWord(majorName(code)))} />;
}
