import { useLocation } from '@umijs/max';
import { type KeyboardEvent, useRef } from 'react';
import ActionLink from '@/components/ActionLink';
import PrintButton from '@/components/PrintButton';
import ShareButton from '@/components/ShareButton';
import CodeButton from '@/components/share/CodeButton';
import { useDateText } from '@/hooks/useDateText';
import { overlayState } from '@/hooks/useOverlay';
import { useT } from '@/hooks/useT';
import type { PositionDetail } from '@/services/types';
import { onThisPage } from '@/utils/onThisPage';
import { positionPath } from '@/utils/paths/positions';
import CompareButton from '../shared/compare/CompareButton';
import { compareQuery } from '../shared/compare/comparePath';
import { useCompare } from '../shared/compare/useCompare';
import styles from './Detail.module.css';

/** What is done less often with a position: compare, share, code and print, in one menu. Escape closes it. */
export default function MoreActions({ position }: { position: PositionDetail }) {
  const t = useT();
  const { exact } = useDateText();
  const { search } = useLocation();
  const menu = useRef<HTMLDetailsElement>(null);
  const opener = useRef<HTMLElement>(null);
  const ids = useCompare().chosen.map(({ id }) => id);
  const leave = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !menu.current?.open) return;
    menu.current.open = false;
    opener.current?.focus();
  };
  return (
    <details ref={menu} className={styles.menu} onKeyDown={leave}>
      <summary ref={opener} className={styles.opener}>
        {t('positions.row.more')}
      </summary>
      <div className={styles.items}>
        <CompareButton position={position} />
        {ids.length > 1 && (
          <ActionLink
            isPlain
            size="medium"
            to={onThisPage(compareQuery(search, ids))}
            state={overlayState}
          >
            {t('positions.compare.view', { count: ids.length })}
          </ActionLink>
        )}
        <ShareButton title={position.name} path={positionPath(position.id)} />
        <CodeButton
          title={position.name}
          path={positionPath(position.id)}
          lines={[
            position.enterpriseName,
            position.regionName,
            `${t('positions.detail.closes')} ${exact(position.closesAt)}`,
          ]}
        />
        <PrintButton isQuiet />
      </div>
    </details>
  );
}
