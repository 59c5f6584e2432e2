import { DownOutlined } from '@ant-design/icons';
import { useLocation } from '@umijs/max';
import noop from 'lodash/noop';
import { useEffect, useRef, useState } from 'react';
import PlainButton from '@/components/PlainButton';
import { useT } from '@/hooks/useT';
import { showMessage } from '@/request/feedback';
import UserFace from './UserFace';
import styles from './UserMenu.module.css';

const loadMenu = () => import(/* webpackChunkName: "account-menu" */ './AccountMenu');

type Menu = Awaited<ReturnType<typeof loadMenu>>['default'];

/** The person's name and picture, which open the account's menu; that is fetched when somebody is about to. */
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
  // Whether it failed says the press, which asks again.
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
          // Once the menu is here, a mouse presses its area; a keyboard presses the button.
          if (Menu && target !== currentTarget) return;
          setOpen(!isOpen);
          fetchMenu(() => {
            setOpen(false);
            showMessage('error', t('frame.user.menuFailed'));
          });
        }}
      >
        <UserFace />
        <span className={styles.name}>{name}</span>
        <DownOutlined aria-hidden="true" className={styles.caret} />
        {Menu && <Menu place={box} isOpen={isOpen} onOpenChange={change} />}
      </PlainButton>
    </div>
  );
}
