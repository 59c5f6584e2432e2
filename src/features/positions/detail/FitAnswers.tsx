import { FormattedMessage, Link, useLocation } from '@umijs/max';
import { type ReactNode, useMemo } from 'react';
import ActionLink from '@/components/ActionLink';
import Failure from '@/components/Failure';
import { editorHrefFromPosition } from '@/features/resume/shared/entrances';
import { useMediaQuery } from '@/hooks/useMediaQuery';
import { useT } from '@/hooks/useT';
import type { PositionDetail } from '@/services/types';
import FitTag from '../shared/fit/FitTag';
import FitValueText from '../shared/fit/FitValueText';
import { countAnswers, fitOf } from '../shared/fit/fit';
import type { FitItem } from '../shared/fit/item';
import { useOwnResume } from '../shared/fit/useOwnResume';
import styles from './FitPanel.module.css';

interface FitAnswersProps {
  position: PositionDetail;
  /** Shown until the résumé is here. */
  waiting: ReactNode;
}

/** What the own résumé answers to a position, or that one is needed. A chunk of its own: visitors have no résumé. */
export default function FitAnswers({ position, waiting }: FitAnswersProps) {
  const t = useT();
  const { pathname, search } = useLocation();
  const { resume, isEmpty, error, refresh } = useOwnResume();
  const items = useMemo(() => resume && fitOf(resume, position), [resume, position]);

  if (error) return <Failure isCompact title={t('positions.fit.failed')} onRetry={refresh} />;
  if (!items) return waiting;
  if (items.length === 0) return <p className={styles.words}>{t('positions.fit.none')}</p>;
  if (isEmpty) {
    const editor = editorHrefFromPosition(position.id, pathname + search);
    return (
      <>
        <p className={styles.words}>{t('positions.fit.empty')}</p>
        <ActionLink to={editor}>{t('positions.fit.fill')}</ActionLink>
      </>
    );
  }
  return <FitList positionId={position.id} items={items} />;
}

/** The requirements one by one, with the way to the field that decides; on narrow screens below their sum. */
function FitList({ positionId, items }: { positionId: string; items: readonly FitItem[] }) {
  const t = useT();
  const { pathname, search } = useLocation();
  const isBroad = useMediaQuery('(min-width: 992px)');
  return (
    <details open={isBroad}>
      <summary className={styles.counts}>{t('positions.fit.counts', countAnswers(items))}</summary>
      <ul className="bare">
        {items.map(({ requirement, answer, reason, field, isMissing }) => {
          const name = t(`positions.fit.requirement.${requirement}`);
          const action = t(isMissing ? 'positions.fit.add' : 'positions.fit.edit');
          return (
            <li key={requirement} className={styles.item}>
              <strong>{name}</strong>
              <FitTag answer={answer} />
              <p className={styles.reason}>
                <FormattedMessage id={reason.key} values={inWords(reason)} />{' '}
                {field && (
                  <Link
                    className={styles.field}
                    to={editorHrefFromPosition(positionId, pathname + search, field)}
                    aria-label={t('positions.fit.linkLabel', { action, requirement: name })}
                  >
                    {action}
                  </Link>
                )}
              </p>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** The values of a reason; figures and plain codes choose among forms of the sentence. */
function inWords({ values }: FitItem['reason']) {
  const words = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'object' ? <FitValueText key={name} value={value} /> : value,
  ]);
  return Object.fromEntries(words);
}
