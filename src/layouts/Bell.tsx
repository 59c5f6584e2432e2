import { BellOutlined } from '@ant-design/icons';
import { Link, useAccess, useModel } from '@umijs/max';
import { useEffect } from 'react';
import { usePolling } from '@/hooks/usePolling';
import { useT } from '@/hooks/useT';
import { setTitleCount } from '@/utils/documentTitle';
import styles from './Bell.module.css';

/** ms. Every minute while there is news, every five when there is none. */
const everyMs = 60_000;
const mostMs = 300_000;
/** What fits into the mark. */
const mostShown = 99;

/**
 * The way to one's notifications with the number that is unread, which the tab's title bears too. It keeps
 * asking while somebody is signed in, and says once, politely, that something new came.
 */
export default function Bell() {
  const t = useT();
  const { initialState } = useModel('@@initialState');
  const { isSignedIn, isReviewer } = useAccess();
  const { unread, news, check } = useModel('notice');
  usePolling(check, { isOn: isSignedIn, everyMs, mostMs, key: initialState });
  useEffect(() => {
    setTitleCount(unread);
    return () => setTitleCount(0);
  }, [unread]);
  if (!isSignedIn || isReviewer) return null;

  return (
    <>
      <Link
        className={styles.bell}
        to="/user/notifications"
        aria-label={unread > 0 ? t('frame.bell.unread', { count: unread }) : t('frame.bell.label')}
      >
        <BellOutlined aria-hidden="true" />
        {unread > 0 && (
          <span className={styles.count} aria-hidden="true">
            {unread > mostShown ? `${mostShown}+` : unread}
          </span>
        )}
      </Link>
      <span role="status" className="visuallyHidden">
        {/* By its own key, so that the same number is said again when something else came. */}
        {news > 0 && unread > 0 && (
          <span key={news}>{t('frame.bell.news', { count: unread })}</span>
        )}
      </span>
    </>
  );
}
