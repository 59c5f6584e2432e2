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
  const button = useRef<HTMLButtonElement>(null);
  const isAsked = useRef(false);
  const [Control, setControl] = useState<LateControl<Props>>();
  const [hasFailed, setFailed] = useState(false);
  const [hadFocus, setHadFocus] = useState(false);
  // State, not a ref: a press may come after the control, and before React has drawn it.
  const [isPressed, setPressed] = useState(false);

  const replaceButton = () =>
    setHadFocus(button.current !== null && button.current === document.activeElement);
  const prepare = () => {
    if (isAsked.current) return;
    isAsked.current = true;
    load().then(
      (module) => {
        replaceButton();
        setControl(() => module.default);
      },
      () => {
        replaceButton();
        setFailed(true);
      },
    );
  };
  const press = () => {
    setPressed(true);
    prepare();
  };
  const buttonProps = {
    ref: button,
    type: 'button',
    onPointerEnter: prepare,
    onFocus: prepare,
    onPointerDown: press,
    onClick: press,
  } as const;
  // A press does not focus a button in every browser.
  const late: LateProps = { isFocused: hadFocus || isPressed, isPressed };
  return { Control, hasFailed, late, buttonProps };
}
