import Time from '@/components/Time';
import { useT } from '@/hooks/useT';
import type { PositionDetail } from '@/services/types';
import DetailGroup from './DetailGroup';

/** Whom to ask, and when it was published. */
export default function ContactGroup({ position }: { position: PositionDetail }) {
  const t = useT();
  const { contactPhone, publishedAt } = position;
  return (
    <DetailGroup
      title={t('positions.detail.group.contact')}
      facts={[
        {
          label: t('positions.detail.phone'),
          value: contactPhone && (
            <a href={`tel:${contactPhone.replace(/[^\d+]/g, '')}`}>{contactPhone}</a>
          ),
        },
        { label: t('positions.detail.published'), value: <Time value={publishedAt} isExact /> },
      ]}
    />
  );
}
