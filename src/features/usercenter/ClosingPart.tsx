import { Link } from '@umijs/max';
import Deadline from '@/components/Deadline';
import shared from '@/components/shared.module.css';
import NewTabLink from '@/features/positions/shared/NewTabLink';
import { useT } from '@/hooks/useT';
import type { Position } from '@/services/types';
import { positionPath } from '@/utils/paths/positions';
import CenterPart from './CenterPart';
import styles from './UserCenter.module.css';

/** Saved positions that close soon. */
export default function ClosingPart({ positions }: { positions: readonly Position[] }) {
  const t = useT();
  return (
    <CenterPart
      title={t('usercenter.closing')}
      more={{ label: t('usercenter.closing.more'), to: '/user/collections' }}
    >
      {positions.length === 0 ? (
        <p className={styles.quiet}>{t('usercenter.closing.none')}</p>
      ) : (
        <ul className="lines">
          {positions.map(({ id, name, enterpriseName, closesAt }) => (
            <li key={id} className={`${shared.item} ${styles.closing}`}>
              <span className={shared.words}>
                <Link to={positionPath(id, 'user', '/usercenter')} lang="zh-CN">
                  {name}
                </Link>
                <Deadline value={closesAt} />
                <span className="quiet" lang="zh-CN">
                  {enterpriseName}
                </span>
              </span>
              <NewTabLink {...{ id, name }} src="user" backPath="/usercenter" />
            </li>
          ))}
        </ul>
      )}
    </CenterPart>
  );
}
