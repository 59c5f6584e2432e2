import { useT } from '@/hooks/useT';
import { isOtherClock } from '@/utils/dateWords';

/** Says in which time zone the times are, to people whose device has another one; shows nothing to everybody else. */
export default function ZoneNote() {
  const t = useT();
  if (!isOtherClock(Date.now())) return null;
  return (
    <p className="quiet" style={{ marginBottom: 8 }}>
      {t('common.time.zone')}
    </p>
  );
}
