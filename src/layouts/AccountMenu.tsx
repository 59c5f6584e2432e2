import { Link, useAccess, useNavigate } from '@umijs/max';
import { Dropdown } from 'antd';
import type { RefObject } from 'react';
import { useT } from '@/hooks/useT';
import { currentDirection } from '@/utils/locale';
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
const accountLink = { key: 'frame.user.account', to: '/user/profile' } as const;

interface AccountMenuProps {
  /** Container of the menu, so that Tab reaches the menu next. */
  place: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The person's own screens, and signing out. The menu covers its button, which keeps the focus. */
export default function AccountMenu({ place, isOpen, onOpenChange }: AccountMenuProps) {
  const t = useT();
  const navigate = useNavigate();
  const { isReviewer } = useAccess();
  const { signOut, isSigningOut } = useSignOut();
  const links = isReviewer ? [accountLink] : [...candidateLinks, accountLink];
  return (
    <Dropdown
      open={isOpen}
      onOpenChange={onOpenChange}
      trigger={['click']}
      placement={currentDirection() === 'rtl' ? 'bottomLeft' : 'bottomRight'}
      getPopupContainer={() => place.current ?? document.body}
      autoFocus
      // The menu always opens at its first item.
      destroyOnHidden
      menu={{
        items: [
          ...links.map(({ key, to }) => ({
            key: to,
            // The item has the focus, and Enter follows the link in it.
            label: (
              <Link to={to} tabIndex={-1}>
                {t(key)}
              </Link>
            ),
          })),
          { key: 'signOut', label: t('frame.user.signOut'), disabled: isSigningOut },
        ],
        onClick: ({ key, domEvent }) => {
          const isByKeyboard = domEvent.type === 'keydown';
          // Enter would also press the button, which has the focus again by then.
          if (isByKeyboard) domEvent.preventDefault();
          if (key === 'signOut') void signOut();
          else if (isByKeyboard) navigate(key);
        },
      }}
    >
      <span className={styles.area} />
    </Dropdown>
  );
}
