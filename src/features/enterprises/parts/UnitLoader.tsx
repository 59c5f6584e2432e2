import { Flex } from 'antd';
import type { ReactNode } from 'react';
import AsyncContent from '@/components/AsyncContent';
import PageHead from '@/components/PageHead';
import State from '@/components/State';
import { useT } from '@/hooks/useT';
import type { EnterpriseDetail } from '@/services/types';
import { unitsPath } from '@/utils/paths/enterprises';
import { useUnit } from './useUnit';

interface FoundUnitProps {
  id: string;
  /** The page's heading until the unit's name has loaded. */
  title: string;
  children: (unit: EnterpriseDetail) => ReactNode;
}

/** A screen about an enterprise: its children once it has loaded, else the loading, missing or failed state. */
export default function UnitLoader({ id, title, children }: FoundUnitProps) {
  const t = useT();
  const { data: unit, ...request } = useUnit(id);
  if (unit === null) {
    return (
      <State
        headingLevel={1}
        title={t('enterprises.unit.gone')}
        hint={t('enterprises.unit.goneHint')}
        action={{ label: t('enterprises.toList'), to: unitsPath }}
      />
    );
  }
  return (
    <>
      {!unit && <PageHead title={title} />}
      <AsyncContent
        data={unit}
        request={request}
        failureTitle={t('enterprises.unit.failed')}
        skeleton={
          <Flex wrap gap={16}>
            <span className="visuallyHidden">{t('common.loading')}</span>
            <div className="bone" style={{ flex: '1 1 300px', height: 320 }} />
            <div className="bone" style={{ flex: '2 1 600px', height: 320 }} />
          </Flex>
        }
      >
        {children}
      </AsyncContent>
    </>
  );
}
