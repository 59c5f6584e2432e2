import { useId } from 'react';
import { useT } from '@/hooks/useT';
import type { FacetOption } from '@/services/types';
import OptionLabel from './OptionLabel';
import { type NumberKey, numbers, numberTexts } from './urlState';

interface NumberFacetProps {
  filterKey: NumberKey;
  options: readonly FacetOption[];
  value: number | undefined;
  onChoose: (value: number | undefined) => void;
}

/** A choice of one number (of days, of yuan), or of none. */
export default function NumberFacet({ filterKey, options, value, onChoose }: NumberFacetProps) {
  const t = useT();
  const name = useId();
  const choices = [undefined, ...numbers[filterKey]];
  return (
    <ul className="bare">
      {choices.map((one) => {
        const option = options.find(({ code }) => code === String(one));
        return (
          <li key={one ?? 'any'}>
            <OptionLabel
              type="radio"
              name={name}
              text={one ? t(numberTexts[filterKey], { count: one }) : t('positions.search.any')}
              count={option?.count}
              checked={value === one}
              onChange={() => onChoose(one)}
            />
          </li>
        );
      })}
    </ul>
  );
}
