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
  const isPressed = useRef(false);
  const [Control, setControl] = useState<LateControl<Props>>();
  const [hasFailed, setFailed] = useState(false);
  const [late, setLate] = useState<LateProps>({ isFocused: false, isPressed: false });

  const replaceButton = () => {
    const hasFocus = button.current !== null && button.current === document.activeElement;
    // A press does not focus a button in every browser.
    setLate({ isFocused: hasFocus || isPressed.current, isPressed: isPressed.current });
  };
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
    isPressed.current = true;
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
  return { Control, hasFailed, late, buttonProps };
}
