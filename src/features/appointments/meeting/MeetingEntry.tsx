import { buttonClass } from '@/components/PlainButton';
import { useDateText } from '@/hooks/useDateText';
import { useT } from '@/hooks/useT';
import { useTimedValue } from '@/hooks/useTimedValue';
import { serverNow } from '@/utils/serverClock';
import { webAddress } from '@/utils/webAddress';

/** How long before its beginning an interview can be entered (ms). */
const earlyMs = 10 * 60_000;

interface MeetingEntryProps {
  /** A text of the server; nothing is shown for what is no web address. */
  url: string | undefined;
  /** ISO 8601. */
  startsAt: string;
}

/** The way into an online interview, from ten minutes before; earlier it says when. */
export default function MeetingEntry({ url, startsAt }: MeetingEntryProps) {
  const t = useT();
  const { near } = useDateText();
  const address = webAddress(url);
  const opensAt = Date.parse(startsAt) - earlyMs;
  const isOpen = useTimedValue(() => serverNow() >= opensAt);
  if (!address || Number.isNaN(opensAt)) return null;
  if (!isOpen) {
    const at = near(new Date(opensAt).toISOString());
    return (
      <p className="quiet" style={{ paddingTop: 8 }}>
        {t('appointments.enter.later', { at })}
      </p>
    );
  }
  return (
    <p style={{ paddingTop: 8 }}>
      <a
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass({ look: 'main', size: 'large' })}
      >
        {t('appointments.enter')}
        <span className="visuallyHidden">{t('common.opensInNewTab')}</span>
      </a>
    </p>
  );
}
