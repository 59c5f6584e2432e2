import { Link } from '@umijs/max';
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
    <div className={styles.actions}>
      <Link className={styles.main} to={enrolPath(id)}>
        {t(`activities.enrol.${way}`)}
      </Link>
    </div>
  );
}
