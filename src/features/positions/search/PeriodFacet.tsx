import { useId } from 'react';
import { useT } from '@/hooks/useT';
import type { FacetOption } from '@/services/types';
import styles from './Facets.module.css';
import OptionLabel from './OptionLabel';
import { type PeriodKey, periods, periodTexts } from './urlState';

interface PeriodFacetProps {
  filterKey: PeriodKey;
  legend: string;
  options: readonly FacetOption[];
  value: number | undefined;
  onChoose: (days: number | undefined) => void;
}

/** A choice of one number of days, or of none. */
export default function PeriodFacet(props: PeriodFacetProps) {
  const { filterKey, legend, options, value, onChoose } = props;
  const t = useT();
  const name = useId();
  const choices = [undefined, ...periods[filterKey]];
  return (
    <fieldset className={styles.options}>
      <legend className="visuallyHidden">{legend}</legend>
      <ul className="bare">
        {choices.map((days) => {
          const option = options.find(({ code }) => code === String(days));
          return (
            <li key={days ?? 'any'}>
              <OptionLabel
                type="radio"
                name={name}
                text={days ? t(periodTexts[filterKey], { days }) : t('positions.search.any')}
                count={option?.count}
                checked={value === days}
                onChange={() => onChoose(days)}
              />
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
