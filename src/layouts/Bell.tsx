import { BellOutlined } from '@ant-design/icons';
import { Link, useAccess, useModel } from '@umijs/max';
import { useEffect, useSyncExternalStore } from 'react';
import LateBoundary from '@/components/LateBoundary';
import { usePolling } from '@/hooks/usePolling';
import { useT } from '@/hooks/useT';
import { withTexts } from '@/locales/load';
import { alertState, onAlertState } from '@/utils/alertChoice';
import { setTitleCount } from '@/utils/documentTitle';
import { lazyWithRetry } from '@/utils/lazyWithRetry';
import styles from './Bell.module.css';

const Alerts = lazyWithRetry(() =>
  withTexts('person', () => import(/* webpackChunkName: "alerts" */ './Alerts')),
);

/** Polling interval (ms): one minute while there is news, up to five minutes when there is none. */
const minMs = 60_000;
const maxMs = 300_000;
/** The largest number that fits into the badge. */
const maxShown = 99;

/**
 * The link to the notifications with the number of unread ones, which the tab's title shows, too. It polls while
 * somebody is signed in, and tells screen readers once when something new arrives.
 */
export default function Bell() {
  const t = useT();
  const { initialState } = useModel('@@initialState');
  const { isSignedIn, isReviewer } = useAccess();
  const { unread, news, said, check } = useModel('notice');
  usePolling(check, { isOn: isSignedIn, minMs, maxMs, key: initialState });
  useEffect(() => {
    setTitleCount(unread);
    return () => setTitleCount(0);
  }, [unread]);
  const isReminded = useSyncExternalStore(onAlertState, alertState, () => 'unsupported') === 'on';
  if (!isSignedIn || isReviewer) return null;

  return (
    <>
      {isReminded && (
        <LateBoundary instead={null}>
          <Alerts />
        </LateBoundary>
      )}
      <Link
        className={styles.bell}
        to="/user/notifications"
        aria-label={unread > 0 ? t('frame.bell.unread', { count: unread }) : t('frame.bell.label')}
      >
        <BellOutlined aria-hidden="true" />
        {unread > 0 && (
          <span className={styles.count} aria-hidden="true">
            {unread > maxShown ? `${maxShown}+` : unread}
          </span>
        )}
      </Link>
      <span role="status" className="visuallyHidden">
        {/* The key makes screen readers read the same number again when something else arrived. */}
        {said > 0 && <span key={news}>{t('frame.bell.news', { count: said })}</span>}
      </span>
    </>
  );
}
