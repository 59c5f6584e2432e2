import { Progress } from 'antd';
import { memo } from 'react';
import { useT } from '@/hooks/useT';

/**
 * How much of the required data is saved, as a number over a bar. The server computes it, so other screens show the
 * same. Memoised: only a saving changes it, never typing.
 */
function CompletenessLine({ percent }: { percent: number }) {
  const t = useT();
  const words = t('resume.completeness', { percent });
  return (
    <>
      <p className="quiet" aria-hidden="true">
        {words}
      </p>
      <Progress percent={percent} status="normal" showInfo={false} aria-label={words} />
    </>
  );
}

export default memo(CompletenessLine);
