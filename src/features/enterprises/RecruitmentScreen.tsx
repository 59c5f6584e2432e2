import { useParams } from '@umijs/max';
import { useT } from '@/hooks/useT';
import FoundUnit from './parts/FoundUnit';
import Recruitment from './recruitment/Recruitment';

/** A recruiting enterprise: who it is, the tree of its units, the chosen unit's positions (spec §2, /recruitment). */
export default function RecruitmentScreen() {
  const t = useT();
  const { id = '', unitId } = useParams();
  return (
    <FoundUnit id={id} title={t('enterprises.recruitment.title')}>
      {(root) => <Recruitment key={root.id} root={root} unitId={unitId} />}
    </FoundUnit>
  );
}
