import { Link, useLocation, useNavigate } from '@umijs/max';
import type { MouseEvent } from 'react';
import { useT } from '@/hooks/useT';
import { backTextKey, wayBack } from '../shared/paths';
import styles from './Detail.module.css';

interface BackLinkProps {
  src: string | undefined;
  backUrl: string | undefined;
}

function cameFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isFromList' in state;
}

/** The way back to where the reader came from; in the tab of the list it is the browser's own Back, scroll and all. */
export default function BackLink({ src, backUrl }: BackLinkProps) {
  const t = useT();
  const navigate = useNavigate();
  const { state } = useLocation();
  const to = wayBack(src, backUrl);

  const goBack = (event: MouseEvent) => {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!isPlain || !cameFromList(state)) return;
    event.preventDefault();
    navigate(-1);
  };

  return (
    <Link className={styles.back} to={to} onClick={goBack}>
      <span aria-hidden="true">‹</span>
      {t(backTextKey(to))}
    </Link>
  );
}
