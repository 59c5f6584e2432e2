import {
  type ChangeEvent,
  type ComponentProps,
  cloneElement,
  type ReactElement,
  startTransition,
  useOptimistic,
} from 'react';

interface PaintFirstProps {
  value?: ComponentProps<'input'>['value'];
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
  /** The text control. It gets the props of the form item around it; its own ones win. */
  children: ReactElement<ComponentProps<'input'>>;
}

/**
 * Shows a typed character before the form renders. The form's store has the character at once; what the form renders
 * because of it is a transition.
 */
export default function PaintFirst({ children, value, onChange, ...control }: PaintFirstProps) {
  const [shown, show] = useOptimistic(value);
  return cloneElement(children, {
    ...control,
    ...children.props,
    value: shown,
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      startTransition(() => {
        show(event.target.value);
        onChange?.(event);
      }),
  });
}
