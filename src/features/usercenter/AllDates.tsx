import BusyButton from '@/components/BusyButton';
import type { MonthEntry } from '@/components/month/monthEntries';
import shared from '@/components/shared.module.css';
import { useCall } from '@/hooks/useCall';
import { useT } from '@/hooks/useT';
import type { UserCenter } from '@/services/types';
import { calendarFile } from '@/utils/calendarFile';
import { routerBase } from '@/utils/routerBase';
import { fileName, saveFile } from '@/utils/saveFile';

interface AllDatesProps {
  center: UserCenter;
  /** The same dates with their links, in the same order. */
  entries: readonly MonthEntry[];
}

/** All dates of the person in one calendar file. An interview replaces the entry that was saved alone (RFC 5545, UID). */
export default function AllDates({ center, entries }: AllDatesProps) {
  const t = useT();
  const { calendar, nextInterview } = center;
  const events = calendar.map(({ at, kind, title, deliveryId, targetId }, index) => {
    const isNext = kind === 'interview' && deliveryId === nextInterview?.id;
    const appointment = isNext ? nextInterview?.appointment : undefined;
    return {
      uid:
        kind === 'interview'
          ? `interview-${deliveryId}`
          : `${kind}-${deliveryId ?? targetId}-${at}`,
      title,
      startsAt: at,
      endsAt: appointment?.endsAt,
      place: appointment?.place,
      url: window.location.origin + routerBase() + (entries[index]?.to ?? '/usercenter'),
    };
  });
  const save = useCall(
    async () =>
      saveFile(await calendarFile(...events), fileName(t('usercenter.dates.fileName'), 'ics')),
    { manual: true, onError: () => undefined },
  );
  return (
    <>
      <BusyButton isBusy={save.loading} onClick={save.run}>
        {t('usercenter.dates.file')}
      </BusyButton>
      <p role="status" className={shared.problem}>
        {save.error && t('usercenter.dates.fileFailed')}
      </p>
    </>
  );
}
