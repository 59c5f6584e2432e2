import { lazy } from 'react';
import Later from '@/components/Later';
import PinnedNotices from '@/features/content/shared/PinnedNotices';
import { useT } from '@/hooks/useT';
import Section from './Section';
import SectionSkeleton from './SectionSkeleton';

const FlowSteps = lazy(
  () => import(/* webpackChunkName: "home-side" */ '@/features/content/shared/FlowSteps'),
);
const CommonQuestions = lazy(
  () => import(/* webpackChunkName: "home-side" */ '@/features/content/shared/CommonQuestions'),
);

/** Rows of notices and of questions. */
const shown = 5;

/** What one should know: notices that matter now, the way from the first look to the offer, what people ask most. */
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
        <Later ahead="0px" placeholder={<SectionSkeleton rows={5} height={91} narrowHeight={95} />}>
          <FlowSteps />
        </Later>
      </Section>
      <Section
        title={t('home.questions.title')}
        more={{ label: t('home.questions.more'), to: '/questionandanswer' }}
      >
        <Later placeholder={<SectionSkeleton rows={shown} height={49} narrowHeight={49} />}>
          <CommonQuestions limit={shown} />
        </Later>
      </Section>
    </>
  );
}
