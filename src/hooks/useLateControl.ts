import { type ComponentType, useRef, useState } from 'react';

/** What the person had done with the button before the control replaced it. */
export interface LateProps {
  isFocused: boolean;
  isPressed: boolean;
}

type LateControl<Props> = ComponentType<Props & LateProps>;

/**
 * A control of antd's that is fetched when a pointer or the focus comes to the button in its place, so that a first
 * visit does not pay for it. The caller draws the button, and the browser's own control after a failure.
 */
export function useLateControl<Props>(load: () => Promise<{ default: LateControl<Props> }>) {
  const isAsked = useRef(false);
  const [Control, setControl] = useState<LateControl<Props>>();
  const [hasFailed, setFailed] = useState(false);
  // State, not refs: focus and press may come after the control's file, and before React has drawn it.
  const [hasFocus, setFocus] = useState(false);
  const [isPressed, setPressed] = useState(false);

  const prepare = () => {
    if (isAsked.current) return;
    isAsked.current = true;
    load().then(
      (module) => setControl(() => module.default),
      () => setFailed(true),
    );
  };
  const press = () => {
    setPressed(true);
    prepare();
  };
  const focus = () => {
    setFocus(true);
    prepare();
  };
  const leave = () => {
    setFocus(false);
    setPressed(false);
  };
  const buttonProps = {
    type: 'button',
    onPointerEnter: prepare,
    onFocus: focus,
    onBlur: leave,
    onPointerDown: press,
    onClick: press,
  } as const;
  // A press does not focus a button in every browser.
  const late: LateProps = { isFocused: hasFocus || isPressed, isPressed };
  /** For the browser's own control: it takes over the button's focus. */
  const focusRef = late.isFocused ? focusAt : undefined;
  return { Control, hasFailed, late, focusRef, buttonProps };
}

const focusAt = (element: HTMLElement | null) => element?.focus();
