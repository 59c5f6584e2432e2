import { Link } from '@umijs/max';
import { Alert } from 'antd';
import { useId } from 'react';
import BusyButton from '@/components/BusyButton';
import { editorHrefFor } from '@/features/resume/shared/entrances';
import { useT } from '@/hooks/useT';
import type { WizardPage } from '@/services/types';
import styles from './Wizard.module.css';

interface GapListProps {
  page: WizardPage;
  onRecheck: () => void;
  isChecking: boolean;
}

/** The résumé fields that this target needs and that are empty, each a link; shows nothing when none is missing. */
export default function GapList({ page, onRecheck, isChecking }: GapListProps) {
  const t = useT();
  const titleId = useId();
  if (page.gaps.length === 0) return null;
  return (
    <Alert
      type="warning"
      role="region"
      aria-labelledby={titleId}
      title={<h3 id={titleId}>{t('apply.gaps.title', { count: page.gaps.length })}</h3>}
      description={
        <>
          <ul className={styles.gaps} lang="zh-CN">
            {page.gaps.map((gap) => (
              <li key={`${gap.section}.${gap.field}`}>
                <Link to={editorHrefFor(page.kind, page.targetId, gap.field)}>{gap.message}</Link>
              </li>
            ))}
          </ul>
          <BusyButton onClick={onRecheck} isBusy={isChecking}>
            {t('apply.gaps.recheck')}
          </BusyButton>
        </>
      }
    />
  );
}
