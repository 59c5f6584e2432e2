import type { ComponentProps, ReactNode } from 'react';
import styles from './PlainButton.module.css';

export interface LookProps {
  /** main: filled; outlined: border and text in the primary colour; quiet: no border; link: text only. */
  look?: 'main' | 'outlined' | 'default' | 'quiet' | 'link';
  size?: 'large' | 'medium' | 'small';
  icon?: ReactNode;
}

/** The classes of what looks like such a button, and its own. */
export function buttonClass({ look = 'default', size = 'medium' }: LookProps, own = ''): string {
  return [styles.button, styles[look], styles[size], own].filter(Boolean).join(' ');
}

/** Beside an icon that may change, a text needs an element, or a page translated by the browser stops (tests/rules/bareTexts). */
export function inOwnElement(children: ReactNode): ReactNode {
  return typeof children === 'string' ? <span>{children}</span> : children;
}

/**
 * A button for reading screens that looks like antd's, which adds 6 kB to their first visit (docs/decisions.md, Own
 * widgets). Working screens use antd's.
 */
export default function PlainButton(props: LookProps & ComponentProps<'button'>) {
  const { look, size, icon, className, children, type = 'button', ...rest } = props;
  return (
    <button {...rest} type={type} className={buttonClass({ look, size }, className)}>
      {icon}
      {inOwnElement(children)}
    </button>
  );
}
