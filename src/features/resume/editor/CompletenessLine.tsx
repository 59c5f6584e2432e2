import { Progress } from 'antd';
import { useT } from '@/hooks/useT';
import type { Resume } from '@/services/types';
import { completenessOf } from '../shared/completeness';
import styles from './Editor.module.css';

/** How much of what is required is there, as a bar with its number. */
export default function CompletenessLine({ resume }: { resume: Resume }) {
  const t = useT();
  const percent = completenessOf(resume);
  const words = t('resume.completeness', { percent });
  return (
    <Progress
      className={styles.completeness}
      percent={percent}
      status="normal"
      aria-label={words}
      format={() => words}
    />
  );
}
