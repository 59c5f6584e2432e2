import { lazy } from 'react';
import LazySection from '@/components/LazySection';
import PinnedNotices from '@/features/content/shared/PinnedNotices';
import { useT } from '@/hooks/useT';
import { withTexts } from '@/locales/load';
import Section, { SectionSkeleton } from './Section';

const FlowSteps = lazy(() =>
  withTexts(
    'reading',
    () => import(/* webpackChunkName: "home-side" */ '@/features/content/shared/FlowSteps'),
  ),
);
const CommonQuestions = lazy(
  () => import(/* webpackChunkName: "home-side" */ '@/features/content/shared/CommonQuestions'),
);

/** Number of notices and of questions. */
const shown = 5;

/** The current notices, the steps of recruitment, and the most frequent questions. */
export default function SideSections() {
  const t = useT();
  return (
    <>
      <Section
        title={t('home.notices.title')}
        more={{ label: t('home.notices.more'), to: '/notice' }}
      >
        <PinnedNotices limit={shown} />
      </Section>
      <Section
        title={t('content.flow.title')}
        more={{ label: t('home.flow.more'), to: '/recruitmentflow' }}
      >
        <LazySection
          ahead="0px"
          placeholder={<SectionSkeleton rows={5} height={91} narrowHeight={95} />}
        >
          <FlowSteps />
        </LazySection>
      </Section>
      <Section
        title={t('home.questions.title')}
        more={{ label: t('home.questions.more'), to: '/questionandanswer' }}
        placeholder={<SectionSkeleton rows={shown} height={49} narrowHeight={49} />}
      >
        <CommonQuestions limit={shown} />
      </Section>
    </>
  );
}
