import { useParams } from '@umijs/max';
import Failure from '@/components/Failure';
import Message from '@/components/Message';
import PageHead from '@/components/PageHead';
import { useT } from '@/hooks/useT';
import UnitSkeleton from './parts/UnitSkeleton';
import { useUnit } from './parts/useUnit';
import Recruitment from './recruitment/Recruitment';
import { unitsPath } from './shared/paths';

/** A recruiting enterprise: who it is, the tree of its units, the chosen unit's positions (spec §2, /recruitment). */
export default function RecruitmentScreen() {
  const t = useT();
  const { id = '', unitId } = useParams();
  const { data: root, error, isLoading, refresh } = useUnit(id);
  if (root === null) {
    return (
      <Message
        headingLevel={1}
        title={t('enterprises.unit.gone')}
        hint={t('enterprises.unit.goneHint')}
        action={{ label: t('enterprises.toList'), to: unitsPath }}
      />
    );
  }
  if (!root) {
    return (
      <>
        <PageHead title={t('enterprises.recruitment.title')} />
        {error && !isLoading ? (
          <Failure title={t('enterprises.unit.failed')} onRetry={refresh} />
        ) : (
          <UnitSkeleton />
        )}
      </>
    );
  }
  return <Recruitment key={root.id} root={root} unitId={unitId} />;
}
