import { useT } from '@/hooks/useT';
import { useTerms } from '@/hooks/useTerms';
import type { PositionDetail } from '@/services/types';
import { ageRange, type Condition, conditionKey } from './conditions';
import FitValueText from './fit/FitValueText';
import MinimumEducation from './MinimumEducation';

interface ConditionValueProps {
  position: PositionDetail;
  condition: Condition;
}

/** A position's requirement in words; an empty list means no limit (contract: Entities). */
export default function ConditionValue({ position, condition }: ConditionValueProps) {
  const t = useT();
  const { nameOf } = useTerms();
  const { minAge: min, maxAge: max } = position;
  const code = conditionKey(position, condition);
  if (!code) return <span>{t('positions.detail.unlimited')}</span>;
  switch (condition) {
    case 'education':
      return <MinimumEducation education={nameOf('education', code)} />;
    case 'degree':
    case 'political':
      return <FitValueText value={{ termKey: condition, codes: [code] }} />;
    case 'majors':
      return <FitValueText value={{ majorCodes: position.majorCodes }} />;
    case 'source':
      return <FitValueText value={{ termKey: 'source', codes: position.source }} />;
    case 'age':
      return <span>{t('positions.detail.ageRange', { range: ageRange(position), min, max })}</span>;
    case 'experience':
      return (
        <span>{t('positions.detail.experienceValue', { years: position.experienceYears })}</span>
      );
    case 'qualification':
    case 'other':
      return (
        <span lang="zh-CN" style={{ whiteSpace: 'pre-line' }}>
          {code}
        </span>
      );
  }
}
