import { Link } from '@umijs/max';
import type { ReactNode } from 'react';
import styles from './ActionLink.module.css';

interface ActionLinkProps {
  to: string;
  /** The page's main action is filled, any other one is outlined. */
  isMain?: boolean;
  children: ReactNode;
}

/** A way on in the look and size of a page's action. */
export default function ActionLink({ to, isMain, children }: ActionLinkProps) {
  return (
    <Link className={isMain ? styles.main : styles.second} to={to}>
      {children}
    </Link>
  );
}
