import { startTransition, useState } from 'react';

/** What the person had done with the button before the control replaced it. */
export interface Intent {
  isFocused: boolean;
  isPressed: boolean;
}

/**
 * For a button in the place of a control that is fetched when a pointer or the focus comes to it, so that a first visit does
 * not pay for it. The control `isWanted` in a transition: until it is there, the button stays with its focus.
 */
export function useIntent() {
  const [isWanted, setWanted] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const [isPressed, setPressed] = useState(false);
  const want = () => startTransition(() => setWanted(true));
  const press = () => {
    setPressed(true);
    want();
  };
  const focus = () => {
    setFocus(true);
    want();
  };
  const leave = () => {
    setFocus(false);
    setPressed(false);
  };
  const buttonProps = {
    type: 'button',
    onPointerEnter: want,
    onFocus: focus,
    onBlur: leave,
    onPointerDown: press,
    onClick: press,
  } as const;
  // A press does not focus a button in every browser.
  const intent: Intent = { isFocused: hasFocus || isPressed, isPressed };
  /** For the browser's own control: it takes over the button's focus. */
  const focusRef = intent.isFocused ? focusAt : undefined;
  return { isWanted, intent, focusRef, buttonProps };
}

const focusAt = (element: HTMLElement | null) => element?.focus();
