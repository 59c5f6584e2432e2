import { Flex } from 'antd';
import PageHead from '@/components/PageHead';
import { useT } from '@/hooks/useT';
import type { PositionDetail } from '@/services/types';
import PhaseTag from '../shared/PhaseTag';
import SalaryText from '../shared/SalaryText';

/**
 * The name of a position with its unit, place, pay and deadline. One heading
 * before and after loading, so that it keeps the focus.
 */
export default function PositionHead({ position }: { position?: PositionDetail }) {
  const t = useT();
  return (
    <PageHead
      title={position?.name ?? t('positions.detail.title')}
      titleLang={position && 'zh-CN'}
      intro={
        position && (
          <Flex component="span" wrap gap="4px 12px" align="center">
            <span lang="zh-CN">{position.enterpriseName}</span>
            <span lang="zh-CN">{position.regionName}</span>
            <SalaryText salary={position.salary} isShort />
            <PhaseTag position={position} />
          </Flex>
        )
      }
    />
  );
}
