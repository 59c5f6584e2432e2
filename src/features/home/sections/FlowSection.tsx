import FlowSteps from '@/features/content/shared/FlowSteps';
import { useT } from '@/hooks/useT';
import Section from './Section';

/** The way from the first look to the offer, in five steps. */
export default function FlowSection() {
  const t = useT();
  return (
    <Section
      title={t('content.flow.title')}
      more={{ label: t('home.flow.more'), to: '/recruitmentflow' }}
    >
      <FlowSteps />
    </Section>
  );
}
