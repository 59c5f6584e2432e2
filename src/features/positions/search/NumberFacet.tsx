import { useId } from 'react';
import { useT } from '@/hooks/useT';
import type { FacetOption } from '@/services/types';
import OptionLabel from './OptionLabel';
import { type PeriodKey, periods, periodTexts } from './urlState';

interface PeriodFacetProps {
  filterKey: PeriodKey;
  options: readonly FacetOption[];
  value: number | undefined;
  onChoose: (days: number | undefined) => void;
}

/** A choice of one number of days, or of none. */
export default function PeriodFacet({ filterKey, options, value, onChoose }: PeriodFacetProps) {
  const t = useT();
  const name = useId();
  const choices = [undefined, ...periods[filterKey]];
  return (
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
  );
}
