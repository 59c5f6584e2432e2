import { Link } from '@umijs/max';
import { useT } from '@/hooks/useT';
import { type MineKey, mineKeys } from './mine';
import styles from './ResultBar.module.css';

/** Where each is filled in. */
const fields = {
  education: '/resumeedit/education?field=education.0.education',
  majorCode: '/resumeedit/education?field=education.0.major',
  source: '/resumeedit/basic?field=basic.sources',
} as const satisfies Record<MineKey, string>;

/** What the résumé does not say, so that nothing was narrowed by it. */
export default function MineNote({ missing }: { missing: readonly MineKey[] }) {
  const t = useT();
  const [first] = missing;
  if (!first) return null;
  const names = missing.map((key) => t(`positions.filter.${key}`)).join(t('common.listSeparator'));
  const isNothing = missing.length === mineKeys.length;
  return (
    <p className={styles.note} role="status">
      {t(isNothing ? 'positions.mine.nothing' : 'positions.mine.missing', { names })}{' '}
      <Link className={styles.fill} to={fields[first]}>
        {t('positions.fit.fill')}
      </Link>
    </p>
  );
}
