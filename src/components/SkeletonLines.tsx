import { Skeleton } from 'antd';
import { useT } from '@/hooks/useT';

/** A placeholder while a part of a working screen loads: a skeleton, and a text for screen readers. */
export default function SkeletonLines({ rows = 8 }: { rows?: number }) {
  const t = useT();
  return (
    <div aria-busy="true">
      <span className="visuallyHidden">{t('common.loading')}</span>
      <Skeleton title={false} paragraph={{ rows }} aria-hidden="true" />
    </div>
  );
}
