import { useT } from '@/hooks/useT';
import { isOtherClock } from '@/utils/dateWords';

/** Whose clock the times on a screen follow, said to those whose device shows another one; nothing to everybody else. */
export default function ZoneNote() {
  const t = useT();
  if (!isOtherClock(Date.now())) return null;
  return (
    <p className="quiet" style={{ marginBottom: 8 }}>
      {t('common.time.zone')}
    </p>
  );
}
