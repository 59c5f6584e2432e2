import { type ChangeEvent, type CompositionEvent, useRef, useState } from 'react';
import { cleaned } from '@/utils/cleaning';
import { textOf } from '../values';

type Field = HTMLInputElement | HTMLTextAreaElement;

const mobile = /^1\d{10}$/;
/** What is shown cleaned at once, by type: a text that is whole, so that nothing can come after it that belongs to it. */
const whole: Readonly<Partial<Record<string, RegExp>>> = {
  mobile,
  email: mobile,
  loginName: mobile,
  idNumber: /^\d{17}[\dX]$/,
  code: /^[a-z\d]*$/i,
  captcha: /^/,
};
/** Nothing is taken out of a text of the same length: its characters are those of a keyboard of Latin letters. */
function isShownAtOnce(type: string, text: string, usual: string): boolean {
  return text.length === usual.length || whole[type]?.test(usual) === true;
}

/** Inputs that add to a text or take from it, unlike pasting and autofill, which bring a whole one (Input Events, inputType). */
const piecemeal =
  /^(?:insertText|insertLineBreak|insertComposition|insertFromComposition|delete|history)/;

interface Cleaned {
  /** From the form item. */
  value?: unknown;
  onChange?: (text: string) => void;
}

/**
 * The props of a text field by its type: the form holds the cleaned text at once, the field shows what is typed until it is
 * left. No input method finds the text changed that it is composing.
 */
export function useCleaned(type: string, { value, onChange }: Cleaned) {
  const [typed, setTyped] = useState<string>();
  const isComposing = useRef(false);
  const held = textOf(value);
  return {
    // What is typed gives way to another value that comes into the form.
    value: typed !== undefined && cleaned(type, typed) === held ? typed : held,
    onChange: ({ target, nativeEvent }: ChangeEvent<Field>) => {
      const text = target.value;
      const how = 'inputType' in nativeEvent ? String(nativeEvent.inputType) : '';
      const usual = cleaned(type, text);
      const isNow = !piecemeal.test(how) || isShownAtOnce(type, text, usual);
      setTyped(isNow && !isComposing.current ? undefined : text);
      onChange?.(usual);
    },
    onCompositionStart: () => {
      isComposing.current = true;
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<Field>) => {
      isComposing.current = false;
      // Chromium has handed over the whole text before this event, Safari does after it.
      const usual = cleaned(type, currentTarget.value);
      if (isShownAtOnce(type, currentTarget.value, usual)) setTyped(undefined);
      if (usual !== held) onChange?.(usual);
    },
    onBlur: () => setTyped(undefined),
  };
}
