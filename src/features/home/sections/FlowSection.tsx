import { lazy } from 'react';
import { useT } from '@/hooks/useT';
import Later from './Later';
import Section from './Section';

const FlowSteps = lazy(
  () => import(/* webpackChunkName: "home-side" */ '@/features/content/shared/FlowSteps'),
);

/** Five steps of a word and a sentence each. */
const height = 420;

/** The way from the first look to the offer, in five steps. */
export default function FlowSection() {
  const t = useT();
  return (
    <Section
      title={t('content.flow.title')}
      more={{ label: t('home.flow.more'), to: '/recruitmentflow' }}
    >
      <Later height={height}>
        <FlowSteps />
      </Later>
    </Section>
  );
}
