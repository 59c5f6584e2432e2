import { Timeline as Course, Flex } from 'antd';
import Time from '@/components/Time';
import { toneDots } from '@/components/tagTone';
import { useT } from '@/hooks/useT';
import type { Delivery } from '@/services/types';
import styles from './DeliveryCard.module.css';
import { lifecycleStateOf, stagesToCome } from './shared/lifecycle';
import { unknownState } from './shared/unknownState';

/**
 * The timeline of a delivery from what was to what comes: each status with its date and the employer's remark, then,
 * folded, the stages to come.
 */
export default function Timeline({ delivery }: { delivery: Delivery }) {
  const t = useT();
  const { status, kind, positionState } = delivery;
  const toCome = stagesToCome(status, kind, positionState);
  const past = delivery.timeline.map(({ status, at, remark }) => {
    const state = lifecycleStateOf(status, kind);
    return {
      color: toneDots[state?.tone ?? 'default'],
      content: (
        <>
          <Flex wrap gap="0 12px">
            <strong>{state ? t(state.labelKey) : unknownState(status, t).label}</strong>
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
  return (
    <>
      <Course aria-label={t('deliveries.timeline.label')} items={past} />
      {toCome.length > 0 && (
        <details>
          <summary className={styles.toCome}>
            {t('deliveries.toCome.title', { count: toCome.length })}
          </summary>
          <ol className={styles.stages}>
            {toCome.map((stage) => (
              <li key={stage}>{t(`deliveries.toCome.${stage}`)}</li>
            ))}
          </ol>
        </details>
      )}
    </>
  );
}
