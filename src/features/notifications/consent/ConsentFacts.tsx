import Facts from '@/components/Facts';
import { Due } from '@/components/Time';
import { useT } from '@/hooks/useT';
import type { BackgroundConsent } from '@/services/types';
import styles from './Consent.module.css';

interface ConsentFactsProps {
  consent: BackgroundConsent;
  dueAt: string;
}

/** What is checked, by whom, why, how long it is kept, what refusing means, which text this is and until when it waits. */
export default function ConsentFacts({ consent, dueAt }: ConsentFactsProps) {
  const t = useT();
  const { agency, items, purpose, retention, refusalEffect, version } = consent;
  const list = (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
  const lang = 'zh-CN';
  return (
    <Facts
      facts={[
        { label: t('consent.items'), value: list, lang },
        { label: t('consent.agency'), value: agency, lang },
        { label: t('consent.purpose'), value: purpose, lang },
        { label: t('consent.retention'), value: retention, lang },
        { label: t('consent.refusalEffect'), value: refusalEffect, lang },
        { label: t('consent.version'), value: version },
        { label: t('consent.dueAt'), value: <Due value={dueAt} /> },
      ]}
    />
  );
}
