import { Link, useLocation, useModel } from '@umijs/max';
import { useT } from '@/hooks/useT';
import { useUser } from '@/hooks/useUser';
import AccountButton from './AccountButton';
import styles from './UserMenu.module.css';

/** The account: links to login and registration for a visitor, a menu for a signed-in person. */
export default function UserMenu() {
  const t = useT();
  const user = useUser();
  const { header } = useModel('notice');
  const { pathname, search, hash } = useLocation();
  if (user) return <AccountButton name={user.name || header?.displayName || user.loginName} />;
  const back = backFrom(pathname, search, hash);
  return (
    <div className={styles.guest}>
      <Link className={styles.register} to={`/regist${back}`}>
        {t('frame.user.register')}
      </Link>
      <Link className={styles.signIn} to={`/censorlogin${back}`}>
        {t('frame.user.signIn')}
      </Link>
    </div>
  );
}

/** The return path of the login link: the current page; on a screen for guests, its own return path. */
function backFrom(pathname: string, search: string, hash: string): string {
  const isGuests = /^\/(censorlogin|regist|forgetpassword)$/.test(pathname);
  const wanted = new URLSearchParams(search).get('redirect');
  const redirect = isGuests ? wanted : pathname + search + hash;
  return redirect ? `?${new URLSearchParams({ redirect })}` : '';
}
