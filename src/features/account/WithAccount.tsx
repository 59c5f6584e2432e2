import type { ReactNode } from 'react';
import Failure from '@/components/Failure';
import Waiting from '@/components/Waiting';
import { useT } from '@/hooks/useT';
import { type Account, useAccount } from './useAccount';

interface WithAccountProps {
  /** Within one part of a tab, not the whole of it. */
  isPart?: boolean;
  children: (account: Account) => ReactNode;
}

/** The account for a tab that shows it; a skeleton of its parts before, and the way to try again if it failed. */
export default function WithAccount({ isPart, children }: WithAccountProps) {
  const t = useT();
  const { info, error, isLoading, refresh, adopt } = useAccount();
  if (info) return children({ info, adopt, refresh });
  if (error && !isLoading)
    return <Failure isCompact={isPart} title={t('account.info.failed')} onRetry={refresh} />;
  return <Waiting rows={isPart ? 2 : 12} />;
}
