import { Link } from '@umijs/max';
import { Tag } from 'antd';
import { useT } from '@/hooks/useT';
import styles from './FlowSteps.module.css';
import { type FlowStep, flowFacts, flowSteps } from './flow';

interface FlowStepsProps {
  /** The reader's own step. */
  current?: FlowStep;
  /** Also what is needed at each step, and the way to it. */
  isDetailed?: boolean;
  headingLevel?: 2 | 3;
}

/** The way from the first look to the offer, in five steps. */
export default function FlowSteps({ current, isDetailed, headingLevel = 3 }: FlowStepsProps) {
  const t = useT();
  const Heading = `h${headingLevel}` as const;
  return (
    <ol className={styles.list}>
      {flowSteps.map((step) => (
        <li
          key={step}
          className={step === current ? styles.current : styles.step}
          aria-current={step === current ? 'step' : undefined}
        >
          <div className={styles.head}>
            <Heading className={styles.name}>{t(`content.flow.${step}.title`)}</Heading>
            {step === current && <Tag color="success">{t('content.flow.here')}</Tag>}
          </div>
          <p className={styles.text}>{t(`content.flow.${step}.text`)}</p>
          {isDetailed && <StepDetails step={step} />}
        </li>
      ))}
    </ol>
  );
}

function StepDetails({ step }: { step: FlowStep }) {
  const t = useT();
  const { needs, to } = flowFacts[step];
  return (
    <div className={styles.details}>
      <p className={styles.needsTitle}>{t('content.flow.needs')}</p>
      <ul className={styles.needs}>
        {needs.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
      <Link className={styles.way} to={to}>
        {t(`content.flow.${step}.action`)}
      </Link>
    </div>
  );
}
