import { Flex } from 'antd';
import { useState } from 'react';
import PlainButton, { PlainAnchor } from '@/components/PlainButton';
import shared from '@/components/shared.module.css';
import { useCall } from '@/hooks/useCall';
import { useT } from '@/hooks/useT';
import { type CalendarEvent, calendarFile, webCalendars } from '@/utils/calendarFile';
import { routerBase } from '@/utils/routerBase';
import { fileName, saveFile } from '@/utils/saveFile';
import styles from './CalendarButton.module.css';

interface CalendarButtonProps {
  event: Omit<CalendarEvent, 'url'>;
  /** The portal's own path where more is to be read; the page in view unless said. */
  path?: string;
}

/** Keeps a date in a calendar of one's own: as a file, or in a calendar on the web. */
export default function CalendarButton({ event, path }: CalendarButtonProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const { origin, pathname } = window.location;
  const full = { ...event, url: origin + (path ? routerBase() + path : pathname) };
  const web = useCall(() => webCalendars(full), {
    ready: isOpen,
    refreshDeps: [JSON.stringify(full)],
    // Without the addresses the file is still there; the library is the same and says so on a press.
    onError: () => undefined,
  });
  const save = useCall(
    async () => saveFile(await calendarFile(full), fileName(event.title, 'ics')),
    { manual: true, onError: () => undefined },
  );

  return (
    <div className={styles.box}>
      <PlainButton
        look="link"
        aria-expanded={isOpen}
        aria-label={t('content.calendar.addLabel', { title: event.title })}
        onClick={() => setOpen(!isOpen)}
      >
        {t('content.calendar.add')}
        <span aria-hidden="true">{isOpen ? '▴' : '▾'}</span>
      </PlainButton>
      {isOpen && (
        <Flex wrap gap={4} align="center" className={styles.ways}>
          <PlainButton onClick={save.run} disabled={save.loading}>
            {t('content.calendar.file')}
          </PlainButton>
          {web.data && (
            <>
              <WebCalendar href={web.data.outlook} name="Outlook" />
              <WebCalendar href={web.data.google} name="Google" />
            </>
          )}
          <p role="status" className={shared.problem}>
            {save.error && t('content.calendar.failed')}
          </p>
        </Flex>
      )}
    </div>
  );
}

function WebCalendar({ href, name }: { href: string; name: string }) {
  const t = useT();
  return (
    <PlainAnchor href={href}>
      {t('content.calendar.web', { name })}
      <span className="visuallyHidden">{t('common.opensInNewTab')}</span>
    </PlainAnchor>
  );
}
