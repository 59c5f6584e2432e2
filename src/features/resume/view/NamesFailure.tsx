import Failure from '@/components/Failure';
import { useCategories } from '@/hooks/useCategoryName';
import { useRegions } from '@/hooks/useRegionName';
import { useT } from '@/hooks/useT';
import { useTermsFailure } from '@/hooks/useTerms';

/** Says that the names of coded values did not come, which leaves their places empty. */
export default function NamesFailure() {
  const t = useT();
  const failed = [useTermsFailure(), useRegions(), useCategories()].filter(
    ({ hasFailed }) => hasFailed,
  );
  if (failed.length === 0) return null;
  const retry = () => {
    for (const lookup of failed) lookup.retry();
  };
  return <Failure title={t('resume.view.namesFailed')} onRetry={retry} isCompact />;
}
