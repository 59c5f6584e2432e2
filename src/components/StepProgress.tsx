import { Flex, Progress } from 'antd';
import { useMediaQuery } from '@/hooks/useMediaQuery';
import { useT } from '@/hooks/useT';
import { lazyWithRetry } from '@/utils/lazyWithRetry';
import LateBoundary from './LateBoundary';
import type { StepLineProps } from './StepLine';

const StepLine = lazyWithRetry(() => import(/* webpackChunkName: "steps" */ './StepLine'));

/** Which step of how many: all steps by name; on a phone "step 2 of 4" with a bar (look: steps). */
export default function StepProgress(props: StepLineProps) {
  const { titles, current, isVertical } = props;
  const t = useT();
  const isNarrow = useMediaQuery('(max-width: 767px)');
  const place = (
    <div>
      <Flex gap={12}>
        <span>{t('common.steps.position', { step: current + 1, count: titles.length })}</span>
        <strong>{titles[current]}</strong>
      </Flex>
      <Progress
        percent={((current + 1) / titles.length) * 100}
        showInfo={false}
        size="small"
        aria-hidden="true"
      />
    </div>
  );
  if (isNarrow) return place;
  return (
    <LateBoundary
      // As high as a line of steps (20 px) with their titles below (8 px and a line of text), or as the steps below each other.
      waiting={<div style={{ minHeight: isVertical ? 54 * titles.length : 50.4 }} />}
      instead={place}
    >
      <StepLine {...props} />
    </LateBoundary>
  );
}
