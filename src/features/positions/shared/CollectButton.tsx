import { StarFilled, StarOutlined } from '@ant-design/icons';
import { useAccess, useLocation, useModel, useNavigate } from '@umijs/max';
import PlainButton from '@/components/PlainButton';
import { useT } from '@/hooks/useT';
import { useUser } from '@/hooks/useUser';
import { ignoreReported } from '@/request/errorHandler';
import type { Position } from '@/services/types';
import { loginPath } from '@/utils/paths/positions';
import { isSecondPress } from '@/utils/secondPress';
import styles from './CollectButton.module.css';
import { rememberCollect } from './pendingCollect';

interface CollectButtonProps {
  position: Pick<Position, 'id' | 'name' | 'collected'>;
  isWide?: boolean;
}

/**
 * Saves a position, or removes it: shows at once, and is reverted when the call fails. A visitor goes to the login
 * first, and the choice is carried out afterwards. A reviewer has no collection (docs/product.md, Guards).
 */
export default function CollectButton({ position, isWide }: CollectButtonProps) {
  const t = useT();
  const user = useUser();
  const { isReviewer } = useAccess();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { isCollected, isPending, add, remove } = useModel('collection');
  const { id, name } = position;
  const isOn = user !== undefined && isCollected(id, position.collected);
  const Icon = isOn ? StarFilled : StarOutlined;

  if (isReviewer) return null;

  const press = () => {
    if (!user) {
      const path = pathname + search;
      rememberCollect({ id, name, path, at: Date.now() });
      navigate(loginPath(path));
      return;
    }
    if (!isPending(id)) (isOn ? remove([id]) : add(id)).catch(ignoreReported);
  };

  return (
    <PlainButton
      look={isWide ? 'default' : 'quiet'}
      className={isWide ? styles.wide : styles.button}
      icon={<Icon aria-hidden="true" className={isOn ? styles.on : undefined} />}
      aria-pressed={isOn}
      aria-label={t(isOn ? 'positions.collect.labelOn' : 'positions.collect.label', { name })}
      aria-busy={isPending(id)}
      onClick={(event) => isSecondPress(event) || press()}
    >
      {t(isOn ? 'positions.collect.on' : 'positions.collect.off')}
    </PlainButton>
  );
}
