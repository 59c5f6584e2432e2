import { Progress } from 'antd';
import { useT } from '@/hooks/useT';
import type { Resume } from '@/services/types';

/**
 * How much of the required data is saved, as a bar with a number. The server computes it, so other screens show the
 * same.
 */
export default function CompletenessLine({ resume }: { resume: Resume }) {
  const t = useT();
  const percent = resume.completeness;
  const words = t('resume.completeness', { percent });
  return (
    <Progress
      style={{ maxWidth: 480 }}
      percent={percent}
      status="normal"
      aria-label={words}
      format={() => words}
    />
  );
}
