import Time from '@/components/Time';
import { useT } from '@/hooks/useT';
import type { LoginRecord } from '@/services/types';
import styles from './LoginList.module.css';

/** When, where and on what the account was signed in to, newest first. */
export default function LoginList({ logins }: { logins: readonly LoginRecord[] }) {
  const t = useT();
  if (logins.length === 0) return <p className="quiet">{t('account.logins.none')}</p>;
  return (
    <ul className="lines">
      {logins.map(({ at, ip, place, device }) => (
        <li key={`${at} ${ip}`} className={styles.row}>
          <span className={styles.time}>
            <Time value={at} isExact />
          </span>
          <span lang="zh-CN">{place}</span>
          <span>{device}</span>
          <span className="quiet">{t('account.logins.ip', { ip })}</span>
        </li>
      ))}
    </ul>
  );
}
