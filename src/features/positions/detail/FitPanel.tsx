import { FormattedMessage, Link, useAccess, useLocation } from '@umijs/max';
import { useId, useMemo } from 'react';
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
import { loginPath } from '../shared/paths';
import styles from './FitPanel.module.css';

/** Whether one may apply, as far as the résumé tells; the unit's review decides (product decisions, /recruitmentview). */
export default function FitPanel({ position }: { position: PositionDetail }) {
  const t = useT();
  const headingId = useId();
  const { isReviewer } = useAccess();
  if (isReviewer) return null;
  return (
    <section className={`${styles.panel} offPaper`} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {t('positions.fit.title')}
      </h2>
      <FitAnswers position={position} />
      <p className="quiet">{t('positions.fit.note')}</p>
    </section>
  );
}

/** The answers, or what is needed for them: signing in, a résumé. */
function FitAnswers({ position }: { position: PositionDetail }) {
  const t = useT();
  const { pathname, search } = useLocation();
  const { isSignedIn } = useAccess();
  const { resume, isEmpty, error, refresh } = useOwnResume();
  const items = useMemo(() => resume && fitOf(resume, position), [resume, position]);
  const invitation = (words: string, action: string, to: string) => (
    <>
      <p className={styles.words}>{words}</p>
      <ActionLink to={to}>{action}</ActionLink>
    </>
  );

  if (!isSignedIn) {
    const login = loginPath(pathname + search);
    return invitation(t('positions.fit.visitor'), t('positions.fit.signIn'), login);
  }
  if (error) return <Failure isCompact title={t('positions.fit.failed')} onRetry={refresh} />;
  if (!items) {
    return (
      <div role="status" className={styles.waiting}>
        <span className="visuallyHidden">{t('common.loading')}</span>
      </div>
    );
  }
  if (items.length === 0) return <p className={styles.words}>{t('positions.fit.none')}</p>;
  if (isEmpty) {
    const editor = editorHrefFromPosition(position.id, pathname + search);
    return invitation(t('positions.fit.empty'), t('positions.fit.fill'), editor);
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
