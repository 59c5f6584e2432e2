import { Deadline } from '@/components/Time';
import type { WizardPage } from '@/services/types';
import styles from './TargetSummary.module.css';

/** What is being applied for, in view at every step. */
export default function TargetSummary({ page }: { page: WizardPage }) {
  const { position, activity } = page.target;
  const session = activity?.sessions.find(({ id }) => id === page.sessionId);
  return (
    <div className={styles.summary}>
      {position && (
        <>
          <strong lang="zh-CN">{position.name}</strong>
          <span lang="zh-CN">{position.enterpriseName}</span>
          <span lang="zh-CN">{position.regionName}</span>
          <Deadline value={position.closesAt} />
        </>
      )}
      {activity && (
        <>
          <strong lang="zh-CN">{activity.title}</strong>
          <span lang="zh-CN">{session ? session.label : activity.place}</span>
          <Deadline value={activity.enrolTo} />
        </>
      )}
    </div>
  );
}
