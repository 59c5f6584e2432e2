import { useLocation, useNavigate } from '@umijs/max';
import type { MouseEvent } from 'react';
import { isRecord } from '@/utils/isRecord';
import { isPlainClick } from '@/utils/plainClick';
import ActionLink from './ActionLink';

interface BackLinkProps {
  /** The target when the reader did not come from a list of the portal. */
  to: string;
  label: string;
}

/**
 * The back link. When the reader came from a list in the same tab, it is the browser's Back, which keeps filters, page
 * and scroll position.
 */
export default function BackLink({ to, label }: BackLinkProps) {
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
