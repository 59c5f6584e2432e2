import { useCategoryName } from '@/hooks/useCategoryName';
import { useT } from '@/hooks/useT';
import type { PositionDetail } from '@/services/types';
import { recruitTypeKeys } from '../shared/labels';
import DetailGroup from './DetailGroup';

/** What the position is. */
export default function PositionGroup({ position }: { position: PositionDetail }) {
  const t = useT();
  const categoryName = useCategoryName();
  const { code, categoryCode, recruitType, regionName, headcount } = position;
  return (
    <DetailGroup
      title={t('positions.detail.group.position')}
      facts={[
        { label: t('positions.detail.code'), value: code },
        {
          label: t('positions.detail.category'),
          // Its line stands before the name is here, so that nothing moves.
          value: <span lang="zh-CN">{categoryName(categoryCode).join(' / ')}</span>,
        },
        { label: t('positions.detail.type'), value: t(recruitTypeKeys[recruitType]) },
        { label: t('positions.detail.region'), value: regionName, lang: 'zh-CN' },
        {
          label: t('positions.detail.headcount'),
          value: t('positions.detail.headcountValue', { count: headcount }),
        },
        { label: t('positions.detail.ratio'), value: position.shortlistRatio },
        { label: t('positions.detail.exam'), value: position.examSubject, lang: 'zh-CN' },
      ]}
    />
  );
}
