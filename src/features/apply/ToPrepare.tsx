import { useT } from '@/hooks/useT';
import type { WizardPage } from '@/services/types';
import styles from './Wizard.module.css';
import { fieldsOf } from './wizardSteps';

/** What will be asked for later on, so that it can be at hand. */
export default function ToPrepare({ page }: { page: WizardPage }) {
  const t = useT();
  const fields = fieldsOf(page).filter(({ required }) => required);
  if (fields.length === 0) return null;
  return (
    <p className={styles.lead}>
      {t('apply.prepare')}
      <span lang="zh-CN">{fields.map(({ label }) => label).join(t('common.listSeparator'))}</span>
    </p>
  );
}
