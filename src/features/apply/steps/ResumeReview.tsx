import Failure from '@/components/Failure';
import SkeletonLines from '@/components/SkeletonLines';
import FitList from '@/features/positions/shared/fit/FitList';
import { fitOf } from '@/features/positions/shared/fit/fit';
import { usePosition } from '@/features/positions/shared/usePosition';
import { editorHrefFor } from '@/features/resume/shared/entrances';
import ReviewPaper from '@/features/resume/shared/ReviewPaper';
import { useT } from '@/hooks/useT';
import type { Resume, WizardPage } from '@/services/types';

interface ResumeReviewProps {
  page: WizardPage;
  resume: Resume;
}

/** The data that will be sent: the fit with the position, then the résumé as the employer will see it. */
export default function ResumeReview({ page, resume }: ResumeReviewProps) {
  const hrefOf = (place: string) => editorHrefFor(page.kind, page.targetId, place);
  return (
    <>
      {page.kind === 'position' && <Fit page={page} resume={resume} hrefOf={hrefOf} />}
      <ReviewPaper resume={resume} hrefOf={hrefOf} />
    </>
  );
}

/** Compares the position's requirements with the résumé; the employer's review decides. */
function Fit(props: ResumeReviewProps & { hrefOf: (field: string) => string }) {
  const { page, resume, hrefOf } = props;
  const t = useT();
  const { data, error, isLoading, refresh } = usePosition(page.targetId);
  const items = data && fitOf(resume, data);
  if (error || data === null) {
    return <Failure title={t('positions.fit.failed')} onRetry={refresh} isRetrying={isLoading} />;
  }
  if (!items) return <SkeletonLines rows={2} />;
  return (
    <section aria-labelledby="apply-fit">
      <h3 id="apply-fit">{t('positions.fit.title')}</h3>
      {items.length > 0 ? (
        <FitList items={items} hrefOf={hrefOf} />
      ) : (
        <p className="quiet">{t('positions.fit.none')}</p>
      )}
      <p className="quiet">{t('positions.fit.note')}</p>
    </section>
  );
}
