import { Link, useLocation } from '@umijs/max';
import ChipButton from '@/components/ChipButton';
import { overlayState } from '@/hooks/useOverlay';
import { useT } from '@/hooks/useT';
import { onThisPage } from '@/utils/onThisPage';
import { compareBasket } from './basket';
import styles from './CompareBar.module.css';
import { compareQuery } from './comparePath';
import { useCompare } from './useCompare';

/** The chosen positions at the foot of a list, from one on; comparing takes two. */
export default function CompareBar() {
  const t = useT();
  const { search } = useLocation();
  const { chosen, limit, remove } = useCompare();
  if (chosen.length === 0) return null;
  const ids = chosen.map(({ id }) => id);
  return (
    <section className={styles.bar} aria-label={t('positions.compare.bar')}>
      <p className={styles.count} role="status">
        {t('positions.compare.count', { count: chosen.length, limit: Math.max(limit, ids.length) })}
      </p>
      <ul className={styles.names}>
        {chosen.map(({ id, name }) => (
          <li key={id} className={styles.name} lang="zh-CN">
            <ChipButton label={t('positions.compare.remove', { name })} onRemove={() => remove(id)}>
              {name}
            </ChipButton>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <button type="button" className={styles.clear} onClick={() => compareBasket.write([])}>
          {t('positions.compare.clear')}
        </button>
        {ids.length > 1 ? (
          <Link
            className={styles.open}
            to={onThisPage(compareQuery(search, ids))}
            state={overlayState}
          >
            {t('positions.compare.open')}
          </Link>
        ) : (
          <span className={styles.hint}>{t('positions.compare.oneMore')}</span>
        )}
      </div>
    </section>
  );
}
