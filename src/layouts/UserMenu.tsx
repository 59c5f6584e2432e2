import { DownOutlined } from '@ant-design/icons';
import { Link, useAccess, useLocation, useModel } from '@umijs/max';
import { useClickAway } from 'ahooks';
import { useEffect, useId, useRef, useState } from 'react';
import { useT } from '@/hooks/useT';
import { useUser } from '@/hooks/useUser';
import UserFace from './UserFace';
import styles from './UserMenu.module.css';
import { useSignOut } from './useSignOut';

const candidateLinks = [
  { key: 'frame.user.center', to: '/usercenter' },
  { key: 'frame.user.deliveries', to: '/user/deliveries' },
  { key: 'frame.user.notifications', to: '/user/notifications' },
  { key: 'frame.user.collections', to: '/user/collections' },
  { key: 'frame.user.appointments', to: '/user/appointments' },
  { key: 'frame.user.resume', to: '/resumeview' },
] as const;

/** The account: sign in for a visitor; a disclosure with the person's own screens otherwise. */
export default function UserMenu() {
  const t = useT();
  const user = useUser();
  const { header } = useModel('notice');
  const { pathname, search, hash } = useLocation();
  if (user) return <SignedIn name={user.name || header?.displayName || user.loginName} />;
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

/** The way back to the page in view; from a guests' screen, to where it would lead itself. */
function backFrom(pathname: string, search: string, hash: string): string {
  const isGuests = /^\/(censorlogin|regist|forgetpassword)$/.test(pathname);
  const wanted = new URLSearchParams(search).get('redirect');
  const redirect = isGuests ? wanted : pathname + search + hash;
  return redirect ? `?${new URLSearchParams({ redirect })}` : '';
}

function SignedIn({ name }: { name: string }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const { pathname } = useLocation();
  const { isReviewer } = useAccess();
  const { signOut, isSigningOut } = useSignOut();

  useClickAway(() => setOpen(false), box);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu
  useEffect(() => setOpen(false), [pathname]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard for the button and the list alike
    <div
      ref={box}
      className={styles.box}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        setOpen(false);
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={t('frame.user.menu', { name })}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        <UserFace />
        <span className={styles.name}>{name}</span>
        <DownOutlined aria-hidden="true" className={styles.caret} />
      </button>
      <ul id={listId} className={styles.list} hidden={!isOpen}>
        {!isReviewer &&
          candidateLinks.map(({ key, to }) => (
            <li key={key}>
              <Link to={to}>{t(key)}</Link>
            </li>
          ))}
        <li>
          <Link to="/user/profile">{t('frame.user.account')}</Link>
        </li>
        <li>
          <button type="button" disabled={isSigningOut} onClick={signOut}>
            {t('frame.user.signOut')}
          </button>
        </li>
      </ul>
    </div>
  );
}
