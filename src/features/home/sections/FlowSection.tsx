import { lazy } from 'react';
import Later from '@/components/Later';
import { useT } from '@/hooks/useT';
import Section from './Section';
import SectionSkeleton from './SectionSkeleton';

const FlowSteps = lazy(
  () => import(/* webpackChunkName: "home-side" */ '@/features/content/shared/FlowSteps'),
);

/** The way from the first look to the offer, in five steps. */
export default function FlowSection() {
  const t = useT();
  return (
    <Section
      title={t('content.flow.title')}
      more={{ label: t('home.flow.more'), to: '/recruitmentflow' }}
    >
      <Later ahead="0px" placeholder={<SectionSkeleton rows={5} height={91} narrowHeight={95} />}>
        <FlowSteps />
      </Later>
    </Section>
  );
}
