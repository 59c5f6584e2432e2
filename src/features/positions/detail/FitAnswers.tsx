import { useLocation } from '@umijs/max';
import { type ReactNode, useMemo } from 'react';
import ActionLink from '@/components/ActionLink';
import AsyncContent from '@/components/AsyncContent';
import { editorHrefFromPosition } from '@/features/resume/shared/entrances';
import { useT } from '@/hooks/useT';
import type { PositionDetail } from '@/services/types';
import styles from '../shared/fit/Fit.module.css';
import FitList from '../shared/fit/FitList';
import { fitOf } from '../shared/fit/fit';
import type { FitItem } from '../shared/fit/item';
import { useOwnResume } from '../shared/fit/useOwnResume';

interface FitAnswersProps {
  position: PositionDetail;
  waiting: ReactNode;
}

/** The fit of the person's résumé, or that one is needed. Its own chunk, because visitors have no résumé. */
export default function FitAnswers({ position, waiting }: FitAnswersProps) {
  const t = useT();
  const { pathname, search } = useLocation();
  const { resume, isEmpty, request } = useOwnResume();
  const items = useMemo(() => resume && fitOf(resume, position), [resume, position]);

  const hrefOf = (field?: string) => editorHrefFromPosition(position.id, pathname + search, field);
  const answers = (found: readonly FitItem[]) => {
    if (found.length === 0) return <p className={styles.words}>{t('positions.fit.none')}</p>;
    if (!isEmpty) return <FitList items={found} hrefOf={hrefOf} />;
    return (
      <>
        <p className={styles.words}>{t('positions.fit.empty')}</p>
        <ActionLink to={hrefOf()}>{t('positions.fit.fill')}</ActionLink>
      </>
    );
  };
  return (
    <AsyncContent
      data={items}
      request={request}
      failureTitle={t('positions.fit.failed')}
      skeleton={waiting}
    >
      {answers}
    </AsyncContent>
  );
}
