import { useMajorWords } from '@/hooks/useMajorNames';
import { useT } from '@/hooks/useT';
import { useTerms } from '@/hooks/useTerms';
import type { FitValue } from './item';

/** A value in words; texts of the server or the person keep their language. */
export default function FitValueText({ value }: { value: Exclude<FitValue, number | string> }) {
  const t = useT();
  const { nameOf } = useTerms();
  const majorName = useMajorWords('majorCodes' in value);
  const words = () => {
    if ('words' in value) return [value.words];
    if ('codes' in value) {
      return [...new Set(value.codes.map((code) => nameOf(value.termKey, code)))];
    }
    return value.majorCodes.map(majorName);
  };
  return <span lang="zh-CN">{words().join(t('common.listSeparator'))}</span>;
}
