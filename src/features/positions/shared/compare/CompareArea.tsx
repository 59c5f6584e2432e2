import { useLocation } from '@umijs/max';
import { lazy, Suspense } from 'react';
import CompareBar from './CompareBar';
import { comparedIds } from './comparePath';

const CompareDrawer = lazy(() => import(/* webpackChunkName: "compare" */ './CompareDrawer'));

interface CompareAreaProps {
  /** The comparison alone, where the basket has no bar. */
  isBarless?: boolean;
}

/** Comparing on a page of positions: the bar of the chosen ones, and the comparison that `?compare=id,id` opens. */
export default function CompareArea({ isBarless }: CompareAreaProps) {
  const { search } = useLocation();
  const ids = comparedIds(search);
  return (
    <>
      {!isBarless && <CompareBar />}
      {ids.length > 0 && (
        <Suspense fallback={null}>
          <CompareDrawer ids={ids} />
        </Suspense>
      )}
    </>
  );
}
