import { Timeline as Course, Flex } from 'antd';
import Time from '@/components/Time';
import { toneDots } from '@/components/tagTone';
import { useT } from '@/hooks/useT';
import type { Delivery } from '@/services/types';
import { lifecycleStateOf, stagesToCome } from './shared/lifecycle';

/**
 * The timeline of a delivery, newest first: the stages to come, then each status with its date and the employer's
 * remark.
 */
export default function Timeline({ delivery }: { delivery: Delivery }) {
  const t = useT();
  const { status, kind, positionState } = delivery;
  const toCome = [...stagesToCome(status, kind, positionState)].reverse().map((stage) => ({
    color: 'gray',
    content: <span className="quiet">{t(`deliveries.toCome.${stage}`)}</span>,
  }));
  const past = [...delivery.timeline].reverse().map(({ status, at, remark }) => {
    const state = lifecycleStateOf(status, kind);
    return {
      color: toneDots[state?.tone ?? 'default'],
      content: (
        <>
          <Flex wrap gap="0 12px">
            <strong>{state ? t(state.labelKey) : status}</strong>
            <span className="quiet">
              <Time value={at} />
            </span>
          </Flex>
          {remark && (
            <p className="quiet" lang="zh-CN">
              {remark}
            </p>
          )}
        </>
      ),
    };
  });
  return <Course aria-label={t('deliveries.timeline.label')} items={[...toCome, ...past]} />;
}
