import { useMemo, useState } from 'react';
import Failure from '@/components/Failure';
import ActivityCalendar from '@/features/activities/shared/ActivityCalendar';
import { keyDateEntries } from '@/features/content/shared/keyDate';
import { useCall } from '@/hooks/useCall';
import { useT } from '@/hooks/useT';
import { searchNotices } from '@/services/content';
import { portalMonth } from '@/utils/dateWords';

/** The notices whose dates may still matter: pinned ones, then the newest. */
const noticesRead = 50;

/** Activities and key dates of notices in one month; either without the other when that did not load. */
export default function Dates() {
  const t = useT();
  const [month, setMonth] = useState(portalMonth);
  const { data, error, loading, refresh } = useCall(() =>
    searchNotices({ current: 1, pageSize: noticesRead }),
  );
  const more = useMemo(() => keyDateEntries(data?.list ?? []), [data]);
  return (
    <>
      <ActivityCalendar
        title={t('home.dates.title')}
        month={month}
        onMonth={setMonth}
        more={more}
        isPlain
      />
      {error && !data && (
        <Failure isCompact title={t('home.dates.failed')} onRetry={refresh} isRetrying={loading} />
      )}
    </>
  );
}
