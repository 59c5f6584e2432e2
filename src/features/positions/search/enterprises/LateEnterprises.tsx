import { type ComponentProps, useState } from 'react';
import Failure from '@/components/Failure';
import LatePart from '@/components/LatePart';
import { useT } from '@/hooks/useT';
import { ResultSkeleton } from '../Skeletons';
import type EnterpriseList from './EnterpriseList';

/** Only /searchPosition/enterprise shows it. */
const loadList = () => import('./EnterpriseList');

/** The list of enterprises; where its file does not load, the search below stays. */
export default function LateEnterprises(props: ComponentProps<typeof EnterpriseList>) {
  const t = useT();
  const [isMissing, setMissing] = useState(false);
  return isMissing ? (
    <Failure isCompact title={t('enterprises.list.failed')} onRetry={() => setMissing(false)} />
  ) : (
    <LatePart
      load={loadList}
      props={props}
      waiting={<ResultSkeleton />}
      onFailed={() => setMissing(true)}
    />
  );
}
