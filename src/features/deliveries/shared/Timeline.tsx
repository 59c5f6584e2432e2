import { Timeline as Course, Flex } from 'antd';
import Time from '@/components/Time';
import { toneDots } from '@/components/toneDots';
import { useT } from '@/hooks/useT';
import type { Delivery } from '@/services/types';
import { stateOf } from './lifecycle';

/** The dated course of a delivery, newest on top: date, state word, the unit's remark. */
export default function Timeline({ delivery }: { delivery: Delivery }) {
  const t = useT();
  const items = [...delivery.timeline].reverse().map(({ status, at, remark }) => {
    const state = stateOf(status, delivery.kind);
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
  return <Course aria-label={t('deliveries.timeline.label')} items={items} />;
}
