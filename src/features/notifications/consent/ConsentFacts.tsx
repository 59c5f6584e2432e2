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
  return (
    <dl className={styles.facts}>
      <dt>{t('consent.items')}</dt>
      <dd lang="zh-CN">
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </dd>
      <dt>{t('consent.agency')}</dt>
      <dd lang="zh-CN">{agency}</dd>
      <dt>{t('consent.purpose')}</dt>
      <dd lang="zh-CN">{purpose}</dd>
      <dt>{t('consent.retention')}</dt>
      <dd lang="zh-CN">{retention}</dd>
      <dt>{t('consent.refusalEffect')}</dt>
      <dd lang="zh-CN">{refusalEffect}</dd>
      <dt>{t('consent.version')}</dt>
      <dd>{version}</dd>
      <dt>{t('consent.dueAt')}</dt>
      <dd>
        <Due value={dueAt} />
      </dd>
    </dl>
  );
}
