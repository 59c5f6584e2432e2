import { Skeleton } from 'antd';
import { useT } from '@/hooks/useT';

/** What stands for a part of a working screen until it comes: lines, and the word for those who do not see them. */
export default function Waiting({ rows = 8 }: { rows?: number }) {
  const t = useT();
  return (
    <div aria-busy="true">
      <span className="visuallyHidden">{t('common.loading')}</span>
      <Skeleton title={false} paragraph={{ rows }} aria-hidden="true" />
    </div>
  );
}
