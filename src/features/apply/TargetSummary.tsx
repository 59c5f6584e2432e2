import { Deadline } from '@/components/Time';
import type { WizardPage } from '@/services/types';
import styles from './TargetSummary.module.css';

/** What is being applied for, in view at every step. */
export default function TargetSummary({ page }: { page: WizardPage }) {
  const { position, activity } = page.target;
  const session = activity?.sessions.find(({ id }) => id === page.sessionId);
  return (
    <div className={styles.summary} lang="zh-CN">
      {position && (
        <>
          <strong>{position.name}</strong>
          <span>{position.enterpriseName}</span>
          <span>{position.regionName}</span>
          <Deadline value={position.closesAt} />
        </>
      )}
      {activity && (
        <>
          <strong>{activity.title}</strong>
          <span>{session ? session.label : activity.place}</span>
          <Deadline value={activity.enrolTo} />
        </>
      )}
    </div>
  );
}
