import { useNavigate } from '@umijs/max';
import { useDebounce } from 'ahooks';
import noop from 'lodash/noop';
import { type KeyboardEvent, useId, useState } from 'react';
import { useReading } from '@/hooks/useCall';
import { keywordLimit, lineOf } from '@/utils/urlValues';
import { rememberSearch } from './pastSearches';
import type { Suggestion, suggestionsFor } from './suggestions';

/** How long a pause in typing must be before suggestions load (ms). */
const restMs = 300;

/** The script is fetched when a field is used for the first time. Without it there are no suggestions until the next key. */
async function load(...asked: Parameters<typeof suggestionsFor>) {
  const script = await import(/* webpackChunkName: "suggestions" */ './suggestions').catch(noop);
  const suggestions: Suggestion[] = script ? await script.suggestionsFor(...asked) : [];
  return { keyword: asked[0], suggestions };
}

/**
 * The suggestions for the text of a search field, as a combobox of the ARIA Authoring Practices: the focus stays in the
 * field. When they fail to load, no error is shown. `onKeyword` searches for a chosen keyword; `hasResults` means that
 * positions are listed below during typing.
 */
export function useSuggest(text: string, onKeyword: (keyword: string) => void, hasResults = false) {
  const navigate = useNavigate();
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const typed = lineOf(text, keywordLimit);
  const keyword = useDebounce(typed, { wait: restMs });
  const { data } = useReading((signal) => load(keyword, hasResults, signal), [keyword], {
    isReady: isOpen,
  });
  const isCurrent = data?.keyword === typed;
  const found = data?.suggestions ?? [];
  // While the answer loads, those old suggestions that contain the text.
  const fits = found.filter((one) => isCurrent || (typed && one.text.includes(typed)));
  const shown = isOpen ? fits : [];
  const isShown = shown.length > 0;
  const idOf = (index: number) => `${listId}-${index}`;

  const set = (next: boolean) => {
    setOpen(next);
    setActive(-1);
  };
  const open = () => set(true);
  const choose = (suggestion: Suggestion) => {
    set(false);
    if (suggestion.to) {
      navigate(suggestion.to);
      return;
    }
    rememberSearch(suggestion.text);
    onKeyword(suggestion.text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (!isShown && event.key === 'ArrowDown') open();
    if (!isShown) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const suggestion = shown[active];
    if (step) {
      event.preventDefault();
      // The field itself is one of the stops of the arrow keys.
      const stops = shown.length + 1;
      setActive(((active + 1 + step + stops) % stops) - 1);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      set(false);
    } else if (event.key === 'Enter' && suggestion) {
      event.preventDefault();
      choose(suggestion);
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
      onClick: open,
      onBlur: () => set(false),
    } as const,
    /** Opens the suggestions when the person types. */
    open,
    /** Remembers the submitted text. */
    send: () => {
      set(false);
      rememberSearch(typed);
    },
    list: { id: listId, idOf, shown, active, onChoose: choose },
  };
}

export type SuggestionList = ReturnType<typeof useSuggest>['list'];
