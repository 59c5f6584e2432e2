import { Link } from '@umijs/max';
import { memo } from 'react';
import { useT } from '@/hooks/useT';
import { useTimedValue } from '@/hooks/useTimedValue';
import type { Position } from '@/services/types';
import { type PositionSource, positionPath } from '@/utils/paths/positions';
import { serverNow } from '@/utils/serverClock';
import CollectButton from './CollectButton';
import { positionPhaseOf } from './labels';
import Marked from './Marked';
import PhaseTag from './PhaseTag';
import PositionFacts from './PositionFacts';
import styles from './PositionRow.module.css';
import RowMore from './RowMore';
import SalaryText from './SalaryText';
import { salaryKey } from './salary';

interface PositionRowProps {
  position: Position;
  /** Where the list is, for the way back. */
  src: PositionSource;
  backPath: string;
  /** On another position's page, the way back leads to that position's list, not to the browser's Back. */
  isAside?: boolean;
}

/**
 * A position in a list: name and unit, then deadline, pay, place, requirements and headcount, each in its own place. It is rendered anew
 * only for another position: a list has twenty, and what else changes on its screen must not hold up a slow phone.
 */
export default memo(function PositionRow({ position, src, backPath, isAside }: PositionRowProps) {
  const { matched } = position;
  const t = useT();
  const phase = useTimedValue(() => positionPhaseOf(position, serverNow()));
  const isPaid = salaryKey(position.salary) !== '';
  const look = phase === 'closed' || phase === 'cancelled' ? styles.over : styles.row;
  return (
    <article className={isPaid ? `${look} ${styles.paid}` : look}>
      <div className={styles.head}>
        <h3 className={styles.name} lang="zh-CN">
          <Link
            to={positionPath(position.id, src, backPath)}
            state={isAside ? undefined : { isFromList: true }}
            className={styles.link}
          >
            <Marked text={position.name} of="name" matched={matched} />
          </Link>
        </h3>
        {position.deliveryId && (
          <Link
            className={styles.applied}
            to={`/user/deliveries?${new URLSearchParams({ deliveryId: position.deliveryId })}`}
          >
            {t('positions.row.applied')}
          </Link>
        )}
      </div>
      <div className={styles.first}>
        <div className={styles.chip}>
          <PhaseTag position={position} />
        </div>
        {isPaid && (
          <p className={styles.pay}>
            <SalaryText salary={position.salary} isShort />
          </p>
        )}
      </div>
      <div className={styles.where}>
        <p className={styles.unit}>
          <span lang="zh-CN">
            <Marked text={position.enterpriseName} of="unit" matched={matched} />
          </span>
        </p>
        <p className={styles.place}>
          <span lang="zh-CN">
            <Marked text={position.regionName} of="region" matched={matched} />
          </span>
        </p>
      </div>
      <PositionFacts position={position} />
      <div className={styles.side}>
        <RowMore {...{ position, src, backPath }} />
        <CollectButton position={position} />
      </div>
    </article>
  );
});
