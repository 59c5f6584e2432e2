import { FormattedMessage } from '@umijs/max';
import type { ReactNode } from 'react';
import { useMajorNames } from '@/hooks/useMajorNames';
import { useT } from '@/hooks/useT';
import { useTerms } from '@/hooks/useTerms';
import type { FitItem, FitValue } from './item';

function majorsIn(values: FitItem['reason']['values']): readonly string[] {
  return Object.values(values).flatMap((value) =>
    typeof value === 'object' && 'majorCodes' in value ? value.majorCodes : [],
  );
}

/** Why a requirement is answered as it is; words of the server and of the person keep their language. */
export default function FitReason({ reason }: { reason: FitItem['reason'] }) {
  const t = useT();
  const { termOf } = useTerms();
  const codes = majorsIn(reason.values);
  const majors = useMajorNames(codes);
  const separator = t('common.listSeparator');

  const shown = (value: FitValue): ReactNode => {
    if (typeof value !== 'object') return value;
    if ('words' in value) return <span lang="zh-CN">{value.words}</span>;
    const names =
      'majorCodes' in value
        ? majors
        : value.codes.map((code) => termOf(value.termKey, code) ?? code);
    return <span lang="zh-CN">{(names.length > 0 ? names : codes).join(separator)}</span>;
  };
  const values = Object.entries(reason.values).map(([name, value]) => [name, shown(value)]);
  return <FormattedMessage id={reason.key} values={Object.fromEntries(values)} />;
}
