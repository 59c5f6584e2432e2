import type { ReactNode } from 'react';
import Failure from '@/components/Failure';
import { useT } from '@/hooks/useT';
import parts from './Part.module.css';
import { type Account, useAccount } from './useAccount';

/** The account for a tab that shows it; a skeleton of its parts before, and the way to try again if it failed. */
export default function WithAccount({ children }: { children: (account: Account) => ReactNode }) {
  const t = useT();
  const { info, error, isLoading, refresh, adopt } = useAccount();
  if (info) return children({ info, adopt, refresh });
  if (error && !isLoading) return <Failure title={t('account.info.failed')} onRetry={refresh} />;
  return (
    <div aria-busy="true">
      <span className="visuallyHidden">{t('common.loading')}</span>
      {[0, 1, 2].map((part) => (
        <div key={part} className={parts.skeleton} aria-hidden="true">
          <div className={parts.skeletonTitle} />
          <div className={parts.skeletonLine} />
        </div>
      ))}
    </div>
  );
}
