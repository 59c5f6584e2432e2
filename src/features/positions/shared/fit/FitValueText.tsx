import { useMajorNames } from '@/hooks/useMajorNames';
import { useT } from '@/hooks/useT';
import { useTerms } from '@/hooks/useTerms';
import type { FitValue } from './item';

const none: readonly string[] = [];
/** A placeholder while a word loads, so that nothing moves. */
const awaited = ['…'];

/** A value in words; texts of the server or the person keep their language. */
export default function FitValueText({ value }: { value: Exclude<FitValue, number | string> }) {
  const t = useT();
  const { termOf, termsOf } = useTerms();
  const majorCodes = 'majorCodes' in value ? value.majorCodes : none;
  const majors = useMajorNames(majorCodes);
  const words = () => {
    if ('words' in value) return [value.words];
    if ('codes' in value) {
      if (termsOf(value.termKey).length === 0) return awaited;
      return value.codes.map((code) => termOf(value.termKey, code) ?? code);
    }
    return majors.length > 0 ? majors : awaited;
  };
  return <span lang="zh-CN">{words().join(t('common.listSeparator'))}</span>;
}
