import { Link } from '@umijs/max';
import type { ComponentProps, ReactNode } from 'react';
import styles from './PlainButton.module.css';

interface LookProps {
  /** main: filled; outlined: border and text in the primary colour; quiet: no border; link: text only. */
  look?: 'main' | 'outlined' | 'default' | 'quiet' | 'link';
  size?: 'large' | 'medium' | 'small';
  icon?: ReactNode;
}

function classOf({ look = 'default', size = 'medium' }: LookProps, own = ''): string {
  return `${styles.button} ${styles[look]} ${styles[size]} ${own}`;
}

/**
 * A button for reading screens that looks like antd's, which adds 12 kB to their first visit (docs/decisions.md, Own
 * widgets). Working screens use antd's.
 */
export default function PlainButton(props: LookProps & ComponentProps<'button'>) {
  const { look, size, icon, className, children, type = 'button', ...rest } = props;
  return (
    <button {...rest} type={type} className={classOf({ look, size }, className)}>
      {icon}
      {children}
    </button>
  );
}

/** A link of the router that looks like such a button. */
export function PlainLink(props: LookProps & ComponentProps<typeof Link>) {
  const { look, size, icon, className, children, ...rest } = props;
  return (
    <Link {...rest} className={classOf({ look, size }, className)}>
      {icon}
      {children}
    </Link>
  );
}

/** A link to another site, in a new tab, that looks like such a button. */
export function PlainAnchor(props: LookProps & ComponentProps<'a'>) {
  const { look, size, icon, className, children, ...rest } = props;
  return (
    <a
      {...rest}
      target="_blank"
      rel="noopener noreferrer"
      className={classOf({ look, size }, className)}
    >
      {icon}
      {children}
    </a>
  );
}
