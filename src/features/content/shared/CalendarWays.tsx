import { Flex } from 'antd';
import PlainButton, { buttonClass } from '@/components/PlainButton';
import shared from '@/components/shared.module.css';
import { useCall } from '@/hooks/useCall';
import { useT } from '@/hooks/useT';
import { type CalendarEvent, calendarFile, outlookCalendar } from '@/utils/calendarFile';
import { routerBase } from '@/utils/routerBase';
import { fileName, saveFile } from '@/utils/saveFile';
import styles from './CalendarButton.module.css';

interface CalendarWaysProps {
  event: Omit<CalendarEvent, 'url'>;
  /** The portal path of a page with more information; by default the current page. */
  path?: string;
}

/** The ways in which a date gets into a person's calendar: by a file, which every device opens, or in Outlook on the web. */
export default function CalendarWays({ event, path }: CalendarWaysProps) {
  const t = useT();
  const { origin, pathname } = window.location;
  const full = { ...event, url: origin + (path ? routerBase() + path : pathname) };
  const web = useCall(() => outlookCalendar(full), {
    refreshDeps: [JSON.stringify(full)],
    // Without the Outlook address the file still works; if the library fails, pressing the button shows the error.
    onError: () => undefined,
  });
  const save = useCall(
    async () => saveFile(await calendarFile(full), fileName(event.title, 'ics')),
    { manual: true, onError: () => undefined },
  );

  return (
    <Flex wrap gap={4} align="center" className={styles.ways}>
      <PlainButton onClick={save.run} disabled={save.loading}>
        {t('content.calendar.file')}
      </PlainButton>
      {web.data && (
        <a href={web.data} target="_blank" rel="noopener noreferrer" className={buttonClass({})}>
          {t('content.calendar.outlook')}
          <span className="visuallyHidden">{t('common.opensInNewTab')}</span>
        </a>
      )}
      <p className="quiet">{t('content.calendar.hint')}</p>
      <p role="status" className={shared.problem}>
        {save.error && t('content.calendar.failed')}
      </p>
    </Flex>
  );
}
