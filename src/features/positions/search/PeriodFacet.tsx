import { useId } from 'react';
import { useT } from '@/hooks/useT';
import type { FacetOption } from '@/services/types';
import styles from './Facets.module.css';
import OptionCount from './OptionCount';
import { type PeriodKey, periods } from './urlState';

interface PeriodFacetProps {
  filterKey: PeriodKey;
  legend: string;
  options: readonly FacetOption[];
  value: number | undefined;
  onChoose: (days: number | undefined) => void;
}

const textKeys = {
  publishedWithin: 'positions.filter.publishedDays',
  closesWithin: 'positions.filter.closesDays',
} as const;

/** A number of days to choose one of, or none. */
export default function PeriodFacet(props: PeriodFacetProps) {
  const { filterKey, legend, options, value, onChoose } = props;
  const t = useT();
  const name = useId();
  const choices = [undefined, ...periods[filterKey]];
  return (
    <fieldset className={styles.options}>
      <legend className="visuallyHidden">{legend}</legend>
      <ul className={styles.list}>
        {choices.map((days) => {
          const option = options.find(({ code }) => code === String(days));
          return (
            <li key={days ?? 'any'}>
              <label className={styles.label}>
                <input
                  type="radio"
                  name={name}
                  className={styles.box}
                  checked={value === days}
                  onChange={() => onChoose(days)}
                />
                <span className={styles.text}>
                  {days ? t(textKeys[filterKey], { days }) : t('positions.search.any')}
                </span>
                {option && <OptionCount count={option.count} />}
              </label>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
