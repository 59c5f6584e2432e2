import type { ReactNode } from 'react';
import AsyncContent from '@/components/AsyncContent';
import SkeletonLines from '@/components/SkeletonLines';
import { useT } from '@/hooks/useT';
import { type Account, useAccount } from './useAccount';

interface WithAccountProps {
  /** For one part of a tab instead of the whole tab: its placeholder, in the size of the part. */
  partSkeleton?: ReactNode;
  children: (account: Account) => ReactNode;
}

/** Passes the account to its child; shows a skeleton while it loads, and a retry when it fails. */
export default function WithAccount({ partSkeleton, children }: WithAccountProps) {
  const t = useT();
  const { info: data, ...account } = useAccount();
  return (
    <AsyncContent
      data={data}
      request={account}
      isFramed={partSkeleton === undefined}
      failureTitle={t('account.info.failed')}
      skeleton={partSkeleton ?? <SkeletonLines rows={12} />}
    >
      {(info) => children({ info, ...account })}
    </AsyncContent>
  );
}
