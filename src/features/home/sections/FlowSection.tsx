import { useT } from '@/hooks/useT';
import styles from './FlowSection.module.css';
import Section from './Section';

const steps = ['find', 'resume', 'apply', 'interview', 'offer'] as const;

/** The way from the first look to the offer, in five steps. */
export default function FlowSection() {
  const t = useT();
  return (
    <Section title={t('home.flow.title')}>
      <ol className={styles.list}>
        {steps.map((step) => (
          <li key={step} className={styles.step}>
            <h3 className={styles.name}>{t(`home.flow.${step}.title`)}</h3>
            <p className={styles.text}>{t(`home.flow.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
