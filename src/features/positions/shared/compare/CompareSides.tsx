import { useT } from '@/hooks/useT';
import styles from './CompareSides.module.css';
import { type CompareColumn, type CompareProps, useCompareColumns } from './useCompareColumns';

const isOwn = ({ key }: CompareColumn) => key === 'own';

/**
 * The comparison on a phone, which does not fetch antd's table; scrolls sideways in its own box. The positions come first, as there is no room for
 * the résumé beside them.
 */
export default function CompareSides({ rows, ...sides }: CompareProps) {
  const t = useT();
  const all = useCompareColumns(sides);
  const columns = [...all.filter((column) => !isOwn(column)), ...all.filter(isOwn)];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach a scrollable box (WCAG 2.1.1)
    <section className={styles.scroll} tabIndex={0} aria-label={t('positions.compare.title')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('positions.compare.respect')}</th>
            {columns.map(({ key, title }) => (
              <th key={key} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.label}</th>
              {columns.map(({ key, className, cell }) => (
                <td key={key} className={className}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
