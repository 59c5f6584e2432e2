import { Link, useLocation } from '@umijs/max';
import { useT } from '@/hooks/useT';
import type { PositionDetail, Resume } from '@/services/types';
import { portalToday } from '@/utils/dateWords';
import FitTag from '../fit/FitTag';
import { fitOf } from '../fit/fit';
import { isOwn, ownValues } from '../fit/ownValues';
import { positionPath } from '../paths';
import styles from './CompareTable.module.css';
import type { CompareRow } from './compareRows';
import OwnCell from './OwnCell';

interface CompareTableProps {
  rows: readonly CompareRow[];
  positions: readonly PositionDetail[];
  /** Stands beside them as a column of its own. */
  resume: Resume | undefined;
  onRemove: (id: string) => void;
}

/** The positions side by side, one row for each respect; wider than the drawer it scrolls inside itself. */
export default function CompareTable({ rows, positions, resume, onRemove }: CompareTableProps) {
  const t = useT();
  const { pathname, search } = useLocation();
  const own = resume && ownValues(resume, portalToday());
  const fits = positions.map((position) => (resume ? fitOf(resume, position) : []));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard (WCAG 2.1.1)
    <section className={styles.scroll} tabIndex={0} aria-label={t('positions.compare.title')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('positions.compare.respect')}</th>
            {own && <th scope="col">{t('positions.compare.own')}</th>}
            {positions.map(({ id, name }) => (
              <th key={id} scope="col">
                <Link
                  lang="zh-CN"
                  to={positionPath(id, 'list', pathname + search)}
                  state={{ isFromList: true }}
                >
                  {name}
                </Link>
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={t('positions.compare.remove', { name })}
                  onClick={() => onRemove(id)}
                >
                  {t('positions.compare.takeOut')}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, cell, requirement }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              {own && (
                <td className={styles.own}>
                  {isOwn(requirement) && (
                    <OwnCell requirement={requirement} value={own[requirement]} />
                  )}
                </td>
              )}
              {positions.map((position, index) => {
                const fit = fits[index]?.find((item) => item.requirement === requirement);
                return (
                  <td key={position.id}>
                    {cell(position)} {fit && <FitTag answer={fit.answer} />}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
