import { Link } from '@umijs/max';
import { useT } from '@/hooks/useT';
import { useTimedValue } from '@/hooks/useTimedValue';
import type { Position } from '@/services/types';
import { type PositionSource, positionPath } from '@/utils/paths/positions';
import { serverNow } from '@/utils/serverClock';
import CollectButton from './CollectButton';
import CompareButton from './compare/CompareButton';
import { positionPhaseOf } from './labels';
import Marked from './Marked';
import NewTabLink from './NewTabLink';
import PhaseTag from './PhaseTag';
import PositionFacts from './PositionFacts';
import styles from './PositionRow.module.css';

interface PositionRowProps {
  position: Position;
  /** Where the list is, for the way back. */
  src: PositionSource;
  backPath: string;
  /** On another position's page, the way back leads to that position's list, not to the browser's Back. */
  isAside?: boolean;
}

/** A position in a list: name, deadline, unit, place, requirements, the save button and the person's delivery. */
export default function PositionRow({ position, src, backPath, isAside }: PositionRowProps) {
  const { matched } = position;
  const t = useT();
  const phase = useTimedValue(() => positionPhaseOf(position, serverNow()));
  return (
    <article className={phase === 'closed' || phase === 'cancelled' ? styles.over : styles.row}>
      <div className={styles.words}>
        <h3 className={styles.name} lang="zh-CN">
          <Link
            to={positionPath(position.id, src, backPath)}
            state={isAside ? undefined : { isFromList: true }}
            className={styles.link}
          >
            <Marked text={position.name} of="name" matched={matched} />
          </Link>
        </h3>
        <div className={styles.facts}>
          <span className={styles.chip}>
            <PhaseTag position={position} />
          </span>
          <p className={styles.line}>
            <span lang="zh-CN">
              <Marked text={position.enterpriseName} of="unit" matched={matched} />
            </span>
            <span lang="zh-CN">
              <Marked text={position.regionName} of="region" matched={matched} />
            </span>
            <span>{t(`positions.type.${position.recruitType}`)}</span>
          </p>
          <PositionFacts position={position} />
        </div>
      </div>
      <div className={styles.side}>
        {position.deliveryId && (
          <Link
            className={styles.applied}
            to={`/user/deliveries?${new URLSearchParams({ deliveryId: position.deliveryId })}`}
          >
            {t('positions.row.applied')}
          </Link>
        )}
        <NewTabLink id={position.id} name={position.name} {...{ src, backPath }} />
        <CompareButton position={position} />
        <CollectButton position={position} />
      </div>
    </article>
  );
}
