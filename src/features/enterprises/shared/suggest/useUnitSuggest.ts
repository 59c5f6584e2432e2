import { useNavigate } from '@umijs/max';
import { useDebounce } from 'ahooks';
import { type KeyboardEvent, useId, useState } from 'react';
import { useLatestRequest } from '@/hooks/useLatestRequest';
import { suggestEnterprises } from '@/services/recruitment';
import type { Enterprise } from '@/services/types';
import { lineOf } from '@/utils/urlValues';
import { recruitmentPath } from '../paths';

/** How long one must rest before units are suggested (ms). */
const restMs = 300;
const keywordLimit = 60;
/** One character fits too many names. */
const leastLength = 2;
const limit = 6;
const none: Enterprise[] = [];

/**
 * Units that answer what is typed into a search box (contract: enterprises), as a combobox of the ARIA
 * Authoring Practices: the focus stays in the box. A suggestion is an addition: that none came is not said.
 */
export function useUnitSuggest(text: string) {
  const navigate = useNavigate();
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const keyword = lineOf(useDebounce(text, { wait: restMs }), keywordLimit);
  const isLong = keyword.length >= leastLength;
  const { data, isLoading } = useLatestRequest(
    (signal) =>
      suggestEnterprises({ keyword, limit }, { signal, skipErrorHandler: true, cache: true }),
    [keyword],
    { isReady: isOpen && isLong },
  );
  // Until the answer is there, those of the former one that have the word.
  const fits = (data ?? none).filter(
    ({ name, shortName }) => !isLoading || `${name} ${shortName}`.includes(keyword),
  );
  const units = isOpen && isLong && text.trim() !== '' ? fits : none;
  const isShown = units.length > 0;
  const idOf = (index: number) => `${listId}-${index}`;

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (unit: Enterprise) => {
    close();
    navigate(recruitmentPath(unit.id));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isShown || event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const unit = units[active];
    if (step) {
      event.preventDefault();
      // The box itself is one of the stops.
      const stops = units.length + 1;
      setActive(((active + 1 + step + stops) % stops) - 1);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && unit) {
      event.preventDefault();
      choose(unit);
    }
  };

  return {
    inputProps: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': isShown,
      'aria-controls': isShown ? listId : undefined,
      'aria-activedescendant': isShown && active >= 0 ? idOf(active) : undefined,
      onKeyDown,
      onBlur: close,
    } as const,
    /** Something was typed: suggestions are welcome. */
    open: () => {
      setOpen(true);
      setActive(-1);
    },
    close,
    list: { id: listId, idOf, units, active, onChoose: choose },
  };
}

export type UnitSuggestions = ReturnType<typeof useUnitSuggest>['list'];
