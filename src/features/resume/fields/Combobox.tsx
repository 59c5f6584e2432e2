import { type KeyboardEvent, useEffect, useState } from 'react';
import type { ControlProps } from '@/components/Field';
import TextInput from '@/components/TextInput';
import { useT } from '@/hooks/useT';
import styles from './Combobox.module.css';

export interface Suggestion {
  key: string;
  label: string;
}

interface ComboboxProps {
  control: ControlProps;
  value: string;
  /** What the text may mean; shown while one types. */
  suggestions: readonly Suggestion[];
  onType: (text: string) => void;
  onPick: (key: string) => void;
}

/**
 * A text with suggestions from the server's lists: typed freely, or picked by pointer or keys (APG, combobox with list
 * autocomplete). The browser's own field, so that a key press costs little more than in a bare one.
 */
export default function Combobox({ control, value, suggestions, onType, onPick }: ComboboxProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const isShown = isOpen && suggestions.length > 0;
  const place = isShown ? suggestions.findIndex(({ key }) => key === chosen) : -1;
  const listId = `${control.id}-list`;
  const optionId = place < 0 ? undefined : `${listId}-${place}`;
  useEffect(() => {
    if (optionId) document.getElementById(optionId)?.scrollIntoView({ block: 'nearest' });
  }, [optionId]);

  const pick = (key: string) => {
    setOpen(false);
    onPick(key);
  };
  const move = (by: 1 | -1) => {
    setOpen(true);
    // Beyond either end lies the text itself.
    const size = suggestions.length + 1;
    setChosen(suggestions[((place + 1 + by + size) % size) - 1]?.key);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The keys of an input method are its own.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && place >= 0 && chosen) pick(chosen);
    else if (event.key === 'Escape' && isShown) setOpen(false);
    else return;
    event.preventDefault();
  };

  return (
    <div className={styles.box}>
      <TextInput
        {...control}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-activedescendant={optionId}
        autoComplete="off"
        value={value}
        onChange={(event) => {
          setOpen(true);
          setChosen(undefined);
          onType(event.target.value);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(false)}
      />
      <span role="status" className="visuallyHidden">
        {isShown && t('resume.lookup.count', { count: suggestions.length })}
      </span>
      {isShown && (
        <div
          id={listId}
          role="listbox"
          tabIndex={-1}
          aria-label={t('resume.lookup.list')}
          className={styles.list}
        >
          {suggestions.map(({ key, label }, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus, its own keys pick the option
            <div
              key={key}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === place}
              lang="zh-CN"
              // The field keeps the focus, and with it the list.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(key)}
            >
              {label}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
