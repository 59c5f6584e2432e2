import { useAccess } from '@umijs/max';
import { Flex, Steps, Tag } from 'antd';
import ActionLink from '@/components/ActionLink';
import { useT } from '@/hooks/useT';
import { type FlowStep, flowFacts, flowSteps } from './flow';

interface FlowStepsProps {
  /** The person's current step. */
  current?: FlowStep;
  /** As the page's own content: also shows what each step needs, and a link to it. */
  isDetailed?: boolean;
}

const label = { color: 'var(--ant-color-text)', fontWeight: 600 };

/** The recruitment flow in five steps, from finding a position to the offer. */
export default function FlowSteps({ current, isDetailed }: FlowStepsProps) {
  const t = useT();
  const Heading = isDetailed ? 'h2' : 'h3';
  // antd passes unknown keys of an item on to its element: screen readers then find a list.
  const items = flowSteps.map((step) => ({
    role: 'listitem',
    'aria-current': step === current ? ('step' as const) : undefined,
    status: step === current ? ('process' as const) : ('wait' as const),
    title: (
      <Heading style={{ ...label, margin: 0, fontSize: 'var(--ant-font-size-lg)' }}>
        {t(`content.flow.${step}.title`)}
      </Heading>
    ),
    subTitle: step === current && <Tag color="success">{t('content.flow.here')}</Tag>,
    content: (
      <>
        <span>{t(`content.flow.${step}.text`)}</span>
        {isDetailed && <StepDetails step={step} />}
      </>
    ),
  }));
  return (
    // biome-ignore lint/a11y/useSemanticElements: antd's steps are div elements
    <div role="list" style={{ padding: '16px var(--inset)' }}>
      <Steps orientation="vertical" responsive={false} current={-1} items={items} />
    </div>
  );
}

function StepDetails({ step }: { step: FlowStep }) {
  const t = useT();
  const { isReviewer } = useAccess();
  const { needs, to } = flowFacts[step];
  return (
    <Flex vertical gap={4} align="flex-start" style={{ marginTop: 8 }}>
      <span style={label}>{t('content.flow.needs')}</span>
      <ul style={{ margin: 0, paddingInlineStart: 20 }}>
        {needs.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
      {!(isReviewer && step !== 'find') && (
        <ActionLink isPlain size="medium" to={to}>
          {t(`content.flow.${step}.action`)}
        </ActionLink>
      )}
    </Flex>
  );
}
