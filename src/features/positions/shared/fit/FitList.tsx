import { Link } from '@umijs/max';
import Message from '@/components/Message';
import { useMediaQuery } from '@/hooks/useMediaQuery';
import { useT } from '@/hooks/useT';
import inText from '../InText.module.css';
import styles from './Fit.module.css';
import FitTag from './FitTag';
import FitValueText from './FitValueText';
import { countAnswers } from './fit';
import type { FitItem } from './item';

interface FitListProps {
  items: readonly FitItem[];
  /** The address where a field of the résumé (dotted path) is filled in. */
  hrefOf: (field: string) => string;
}

/** The requirements with a link to the deciding field; on narrow screens collapsed below a summary. */
export default function FitList({ items, hrefOf }: FitListProps) {
  const t = useT();
  const isBroad = useMediaQuery('(min-width: 992px)');
  const failing = items
    .filter(({ answer }) => answer === 'doesNot')
    .map(({ requirement }) => t(`positions.fit.requirement.${requirement}`));
  return (
    <details open={isBroad}>
      <summary className={styles.counts}>
        {failing.length > 0 && (
          <strong className={styles.failing}>
            {t('positions.fit.failing', { names: failing.join(t('common.listSeparator')) })}
          </strong>
        )}
        <span>{t('positions.fit.counts', countAnswers(items))}</span>
      </summary>
      <ul className="bare">
        {items.map(({ requirement, answer, reason, values, field, isMissing }) => {
          const name = t(`positions.fit.requirement.${requirement}`);
          const action = t(isMissing ? 'positions.fit.add' : 'positions.fit.edit');
          return (
            <li key={requirement} className={styles.item}>
              <strong>{name}</strong>
              <FitTag answer={answer} />
              <p className="quiet" style={{ gridColumn: '1 / -1' }}>
                <Message id={reason} values={inWords(values)} />
                {field && (
                  <Link
                    className={inText.link}
                    style={{ marginInlineStart: '0.25em', paddingInline: 4 }}
                    to={hrefOf(field)}
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

/** The values of a reason for its message, which selects by numbers and plain codes: they stay as they are. */
function inWords(values: FitItem['values']) {
  const words = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'object' ? <FitValueText key={name} value={value} /> : value,
  ]);
  return Object.fromEntries(words);
}
