import { Progress } from 'antd';
import { memo } from 'react';
import { useT } from '@/hooks/useT';

/**
 * How much of the required data is saved, as a bar with a number. The server computes it, so other screens show the
 * same. Memoised: only a saving changes it, never typing.
 */
function CompletenessLine({ percent }: { percent: number }) {
  const t = useT();
  const words = t('resume.completeness', { percent });
  return <Progress percent={percent} status="normal" aria-label={words} format={() => words} />;
}

export default memo(CompletenessLine);
