import { useLocation, useNavigate } from '@umijs/max';
import type { MouseEvent } from 'react';
import { isRecord } from '@/utils/isRecord';
import { isPlainClick } from '@/utils/plainClick';
import ActionLink from './ActionLink';

/**
 * The back link. When the reader came from a list in the same tab, it is the browser's Back, which keeps filters, page
 * and scroll position; else it leads to `to`.
 */
export default function BackLink({ to, label }: { to: string; label: string }) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const isFromList = isRecord(state) && 'isFromList' in state;
  const goBack = (event: MouseEvent) => {
    if (!isPlainClick(event) || !isFromList) return;
    event.preventDefault();
    navigate(-1);
  };
  return (
    <ActionLink
      isPlain
      size="medium"
      to={to}
      icon={<span aria-hidden="true">‹</span>}
      onClick={goBack}
    >
      {label}
    </ActionLink>
  );
}
