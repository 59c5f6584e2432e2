import { Link } from '@umijs/max';
import { useT } from '@/hooks/useT';
import type { Position } from '@/services/types';
import CollectButton from './CollectButton';
import CompareButton from './compare/CompareButton';
import { phaseOf, recruitTypeKeys } from './labels';
import NewTabLink from './NewTabLink';
import PhaseTag from './PhaseTag';
import PositionFacts from './PositionFacts';
import styles from './PositionRow.module.css';
import { type PositionSource, positionPath } from './paths';

interface PositionRowProps {
  position: Position;
  /** Where the list is, for the way back. */
  src: PositionSource;
  /** The list's own path and query. */
  backPath: string;
  headingLevel?: 2 | 3;
  /** Beside another position: what its way back is called is the list, so that it must not be the browser's own Back. */
  isAside?: boolean;
}

/** One position in a list: name and deadline, unit and place, what is asked for; collect and own state at the right. */
export default function PositionRow(props: PositionRowProps) {
  const { position, src, backPath, headingLevel, isAside } = props;
  const t = useT();
  const Heading = `h${headingLevel ?? 3}` as const;
  const isOver = phaseOf(position, Date.now()) === 'closed' || position.state === 'cancelled';
  return (
    <article className={isOver ? styles.over : styles.row}>
      <div className={styles.words}>
        <Heading className={styles.name} lang="zh-CN">
          <Link
            to={positionPath(position.id, src, backPath)}
            state={isAside ? undefined : { isFromList: true }}
            className={styles.link}
          >
            {position.name}
          </Link>
        </Heading>
        <div className={styles.facts}>
          <span className={styles.chip}>
            <PhaseTag position={position} />
          </span>
          <p className={styles.line}>
            <span lang="zh-CN">{position.enterpriseName}</span>
            <span lang="zh-CN">{position.regionName}</span>
            <span>{t(recruitTypeKeys[position.recruitType])}</span>
          </p>
          <PositionFacts position={position} />
        </div>
      </div>
      <div className={styles.side}>
        {position.deliveryId && (
          <Link
            className={styles.applied}
            to={`/user/deliveries?deliveryId=${position.deliveryId}`}
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
