import { Flex } from 'antd';
import type { ReactNode } from 'react';
import Failure from '@/components/Failure';
import PageHead from '@/components/PageHead';
import State from '@/components/State';
import { useFound } from '@/hooks/useFound';
import { useT } from '@/hooks/useT';
import { getEnterpriseIntroduction } from '@/services/recruitment';
import type { EnterpriseDetail } from '@/services/types';
import { unitsPath } from '../shared/paths';

interface FoundUnitProps {
  id: string;
  /** The page's heading until the unit's name is known. */
  title: string;
  children: (unit: EnterpriseDetail) => ReactNode;
}

/** A screen about one enterprise: shows it once it is here, else what stands in its place. */
export default function FoundUnit({ id, title, children }: FoundUnitProps) {
  const t = useT();
  const { data: unit, error, isLoading, refresh } = useFound(getEnterpriseIntroduction, id);
  if (unit) return children(unit);
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
      <PageHead title={title} />
      {error && !isLoading ? (
        <Failure title={t('enterprises.unit.failed')} onRetry={refresh} />
      ) : (
        <Flex wrap gap={16}>
          <span className="visuallyHidden">{t('common.loading')}</span>
          <div className="bone" style={{ flex: '1 1 300px', height: 320 }} />
          <div className="bone" style={{ flex: '2 1 600px', height: 320 }} />
        </Flex>
      )}
    </>
  );
}
