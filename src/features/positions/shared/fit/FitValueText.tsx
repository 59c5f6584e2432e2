import { useMajorName } from '@/hooks/useMajorNames';
import { useT } from '@/hooks/useT';
import { useTerms } from '@/hooks/useTerms';
import type { FitValue } from './item';

/** A placeholder while a word loads, so that nothing moves. */
const awaited = ['…'];

/** A value in words; texts of the server or the person keep their language. */
export default function FitValueText({ value }: { value: Exclude<FitValue, number | string> }) {
  const t = useT();
  const { termOf, termsOf } = useTerms();
  const majorName = useMajorName('majorCodes' in value);
  const words = () => {
    if ('words' in value) return [value.words];
    if ('codes' in value) {
      if (termsOf(value.termKey).length === 0) return awaited;
      return value.codes.map((code) => termOf(value.termKey, code) ?? code);
    }
    const isKnown = value.majorCodes.some(majorName);
    return isKnown ? value.majorCodes.map((code) => majorName(code) ?? code) : awaited;
  };
  return <span lang="zh-CN">{words().join(t('common.listSeparator'))}</span>;
}
