import type { ReactNode } from 'react';
import AsyncContent from '@/components/AsyncContent';
import SkeletonLines from '@/components/SkeletonLines';
import { useT } from '@/hooks/useT';
import { type Account, useAccount } from './useAccount';

interface WithAccountProps {
  /** For one part of a tab instead of the whole tab. */
  isPart?: boolean;
  children: (account: Account) => ReactNode;
}

/** Passes the account to its child; shows a skeleton while it loads, and a retry when it fails. */
export default function WithAccount({ isPart, children }: WithAccountProps) {
  const t = useT();
  const { info: data, ...account } = useAccount();
  return (
    <AsyncContent
      data={data}
      request={account}
      isCompact={isPart}
      failureTitle={t('account.info.failed')}
      skeleton={<SkeletonLines rows={isPart ? 2 : 12} />}
    >
      {(info) => children({ info, ...account })}
    </AsyncContent>
  );
}
