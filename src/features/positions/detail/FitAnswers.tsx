import { useLocation } from '@umijs/max';
import { type ReactNode, useMemo } from 'react';
import ActionLink from '@/components/ActionLink';
import Failure from '@/components/Failure';
import { editorHrefFromPosition } from '@/features/resume/shared/entrances';
import { useT } from '@/hooks/useT';
import type { PositionDetail } from '@/services/types';
import styles from '../shared/fit/Fit.module.css';
import FitList from '../shared/fit/FitList';
import { fitOf } from '../shared/fit/fit';
import { useOwnResume } from '../shared/fit/useOwnResume';

interface FitAnswersProps {
  position: PositionDetail;
  /** Shown while the résumé loads. */
  waiting: ReactNode;
}

/**
 * The fit of the person's résumé with a position, or that a résumé is needed. Its own chunk, because visitors have no
 * résumé.
 */
export default function FitAnswers({ position, waiting }: FitAnswersProps) {
  const t = useT();
  const { pathname, search } = useLocation();
  const { resume, isEmpty, error, refresh } = useOwnResume();
  const items = useMemo(() => resume && fitOf(resume, position), [resume, position]);

  if (error) return <Failure isCompact title={t('positions.fit.failed')} onRetry={refresh} />;
  if (!items) return waiting;
  if (items.length === 0) return <p className={styles.words}>{t('positions.fit.none')}</p>;
  const hrefOf = (field?: string) => editorHrefFromPosition(position.id, pathname + search, field);
  if (isEmpty) {
    return (
      <>
        <p className={styles.words}>{t('positions.fit.empty')}</p>
        <ActionLink to={hrefOf()}>{t('positions.fit.fill')}</ActionLink>
      </>
    );
  }
  return <FitList items={items} hrefOf={hrefOf} />;
}
