import { DownOutlined, UserOutlined } from '@ant-design/icons';
import { useLocation, useModel } from '@umijs/max';
import noop from 'lodash/noop';
import { useEffect, useRef, useState } from 'react';
import LateBoundary from '@/components/LateBoundary';
import PlainButton from '@/components/PlainButton';
import { useT } from '@/hooks/useT';
import { showMessage } from '@/request/feedback';
import { lazyWithRetry } from '@/utils/lazyWithRetry';
import styles from './UserMenu.module.css';

/** Not part of the first load: few people have a picture, and the page need not wait for it. */
const PrivatePicture = lazyWithRetry(
  () => import(/* webpackChunkName: "picture" */ '@/components/PrivatePicture'),
);

const loadMenu = () => import(/* webpackChunkName: "account-menu" */ './AccountMenu');

type Menu = Awaited<ReturnType<typeof loadMenu>>['default'];

/**
 * The person's name and picture; a press opens the account menu, which is fetched when the person is about to press.
 */
export default function AccountButton({ name }: { name: string }) {
  const t = useT();
  const [Menu, setMenu] = useState<Menu>();
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu
  useEffect(() => setOpen(false), [pathname]);

  const fetchMenu = (onFailure: () => void) => {
    if (!Menu) loadMenu().then((module) => setMenu(() => module.default), onFailure);
  };
  // A failure is shown only by the press, which tries again.
  const prepare = () => fetchMenu(noop);
  const change = (isWanted: boolean) => {
    setOpen(isWanted);
    if (!isWanted) button.current?.focus({ preventScroll: true });
  };
  return (
    <div ref={box} className={styles.box}>
      <PlainButton
        ref={button}
        look="quiet"
        className={styles.button}
        aria-label={t('frame.user.menu', { name })}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={({ target, currentTarget }) => {
          // Once the menu is loaded, a mouse presses its trigger area; a keyboard presses the button.
          if (Menu && target !== currentTarget) return;
          setOpen(!isOpen);
          fetchMenu(() => {
            setOpen(false);
            showMessage('error', t('frame.user.menuFailed'));
          });
        }}
      >
        <UserAvatar />
        <bdi className={styles.name}>{name}</bdi>
        <DownOutlined aria-hidden="true" className={styles.caret} />
        {Menu && <Menu place={box} isOpen={isOpen} onOpenChange={change} />}
      </PlainButton>
    </div>
  );
}

/** The person's picture as the header call names it, else an icon; the name is beside it. */
function UserAvatar() {
  const fileId = useModel('notice').header?.avatarFileId;
  const figure = <UserOutlined aria-hidden="true" />;
  if (!fileId) return figure;
  return (
    <LateBoundary waiting={figure} instead={figure}>
      <PrivatePicture fileId={fileId} alt="" className={styles.face} isQuiet />
    </LateBoundary>
  );
}
