import { useMemo, useState } from 'react';
import Failure from '@/components/Failure';
import ActivityCalendar from '@/features/activities/shared/ActivityCalendar';
import { keyDateEntries } from '@/features/content/shared/keyDate';
import { useNotices } from '@/features/content/shared/useNotices';
import { useT } from '@/hooks/useT';
import { portalMonth } from '@/utils/dateWords';

/** The number of notices whose dates are shown: pinned ones, then the newest. */
const noticesRead = 50;

/** The activities and notice dates of a month; if one of them fails to load, the other is still shown. */
export default function Dates() {
  const t = useT();
  const [month, setMonth] = useState(portalMonth);
  const { data, error, isLoading, refresh } = useNotices({ current: 1, pageSize: noticesRead });
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
        <Failure title={t('home.dates.failed')} onRetry={refresh} isRetrying={isLoading} />
      )}
    </>
  );
}
