import { useLocation } from '@umijs/max';
import { Flex } from 'antd';
import { useRef } from 'react';
import ActionLink from '@/components/ActionLink';
import ChipButton from '@/components/ChipButton';
import LateBoundary from '@/components/LateBoundary';
import PlainButton from '@/components/PlainButton';
import { overlayState, useOverlay } from '@/hooks/useOverlay';
import { useT } from '@/hooks/useT';
import { withTexts } from '@/locales/load';
import { lazyWithRetry } from '@/utils/lazyWithRetry';
import { moveFocus } from '@/utils/moveFocus';
import { onThisPage } from '@/utils/onThisPage';
import { stickyRoom } from '@/utils/stickyRoom';
import { compareBasket } from './basket';
import styles from './Compare.module.css';
import { comparedIds, compareQuery } from './comparePath';
import { useCompare } from './useCompare';

const CompareDrawer = lazyWithRetry(() =>
  withTexts('reading', () => import(/* webpackChunkName: "compare" */ './CompareDrawer')),
);

interface CompareAreaProps {
  /** Only the comparison, without the bar of chosen positions. */
  isBarless?: boolean;
}

/** The comparison on a page of positions: the bar of the chosen ones, and the drawer that `?compare=id,id` opens. */
export default function CompareArea({ isBarless }: CompareAreaProps) {
  const { search } = useLocation();
  const leave = useOverlay('compare');
  const ids = comparedIds(search);
  return (
    <>
      {!isBarless && <CompareBar />}
      {ids.length > 0 && (
        <LateBoundary onFailed={leave}>
          <CompareDrawer ids={ids} />
        </LateBoundary>
      )}
    </>
  );
}

/** The chosen positions at the bottom of a list; comparing needs at least two. */
function CompareBar() {
  const t = useT();
  const { search } = useLocation();
  const { chosen, limit, remove } = useCompare();
  const count = useRef<HTMLParagraphElement>(null);
  if (chosen.length === 0) return null;
  const ids = chosen.map(({ id }) => id);
  const takeOff = (id: string) => {
    remove(id);
    // The chip goes with its button.
    moveFocus(count.current);
  };
  return (
    <section ref={stickyRoom} className={styles.bar} aria-label={t('positions.compare.bar')}>
      <p ref={count} className={`${styles.count} landing`} role="status">
        {t('positions.compare.count', { count: chosen.length, limit: Math.max(limit, ids.length) })}
      </p>
      <ul className={styles.names}>
        {chosen.map(({ id, name }) => (
          <li key={id} lang="zh-CN">
            <ChipButton
              label={t('positions.compare.remove', { name })}
              onRemove={() => takeOff(id)}
            >
              {name}
            </ChipButton>
          </li>
        ))}
      </ul>
      <Flex gap={8} align="center">
        <PlainButton look="quiet" size="large" onClick={() => compareBasket.write([])}>
          {t('positions.compare.clear')}
        </PlainButton>
        {ids.length > 1 ? (
          <ActionLink isMain to={onThisPage(compareQuery(search, ids))} state={overlayState}>
            {t('positions.compare.open')}
          </ActionLink>
        ) : (
          <span className="quiet">{t('positions.compare.oneMore')}</span>
        )}
      </Flex>
    </section>
  );
}
