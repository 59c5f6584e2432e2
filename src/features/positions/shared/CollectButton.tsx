import { StarFilled, StarOutlined } from '@ant-design/icons';
import { useLocation, useModel, useNavigate } from '@umijs/max';
import { useT } from '@/hooks/useT';
import { useUser } from '@/hooks/useUser';
import { alreadySaid } from '@/request/alreadySaid';
import type { Position } from '@/services/types';
import styles from './CollectButton.module.css';
import { collectLater } from './collectLater';
import { loginPath } from './paths';

interface CollectButtonProps {
  position: Pick<Position, 'id' | 'name' | 'collected'>;
  /** wide: as broad as the column it stands in. */
  isWide?: boolean;
}

/** Collects a position or takes it off: at once, undone on failure; a visitor's choice is done after the login. */
export default function CollectButton({ position, isWide }: CollectButtonProps) {
  const t = useT();
  const user = useUser();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { isCollected, isPending, setCollected } = useModel('collection');
  const { id, name } = position;
  const isOn = user !== undefined && isCollected(id, position.collected);
  const Icon = isOn ? StarFilled : StarOutlined;

  const press = () => {
    if (!user) {
      const path = pathname + search;
      collectLater({ id, name, path, at: Date.now() });
      navigate(loginPath(path));
      return;
    }
    if (!isPending(id)) setCollected(id, !isOn).catch(alreadySaid);
  };

  return (
    <button
      type="button"
      className={`${isWide ? styles.wide : styles.button} offPaper`}
      aria-pressed={isOn}
      aria-label={t(isOn ? 'positions.collect.labelOn' : 'positions.collect.label', { name })}
      aria-busy={isPending(id)}
      onClick={press}
    >
      <Icon aria-hidden="true" className={isOn ? styles.on : undefined} />
      {t(isOn ? 'positions.collect.on' : 'positions.collect.off')}
    </button>
  );
}
