import { lazy } from 'react';
import Later from '@/components/Later';
import { useT } from '@/hooks/useT';
import Section from './Section';
import SectionSkeleton from './SectionSkeleton';

const CommonQuestions = lazy(
  () => import(/* webpackChunkName: "home-side" */ '@/features/content/shared/CommonQuestions'),
);

const shown = 5;

/** What people ask most, each leading to its answer. */
export default function QuestionsSection() {
  const t = useT();
  return (
    <Section
      title={t('home.questions.title')}
      more={{ label: t('home.questions.more'), to: '/questionandanswer' }}
    >
      <Later placeholder={<SectionSkeleton rows={shown} height={49} narrowHeight={49} />}>
        <CommonQuestions limit={shown} />
      </Later>
    </Section>
  );
}
