import ActionLink from '@/components/ActionLink';
import StickyActions from '@/components/StickyActions';
import { useT } from '@/hooks/useT';
import type { EnrolWay } from '../shared/enrolment';
import { enrolPath } from '../shared/paths';
import styles from './EnrolPanel.module.css';

/** The way to enrol, or that every session is full; nothing when it is not the time. */
export default function EnrolAction({ id, way }: { id: string; way: EnrolWay }) {
  const t = useT();
  if (way === 'none') return null;
  if (way === 'full') return <p className={styles.note}>{t('activities.full.all')}</p>;
  return (
    <StickyActions>
      <ActionLink isMain to={enrolPath(id)}>
        {t(`activities.enrol.${way}`)}
      </ActionLink>
    </StickyActions>
  );
}
