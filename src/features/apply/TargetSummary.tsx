import { useLocation } from '@umijs/max';
import { Flex } from 'antd';
import Deadline from '@/components/Deadline';
import { useT } from '@/hooks/useT';
import type { WizardPage } from '@/services/types';
import { activityTabHref } from '@/utils/paths/activities';
import { newTabHref } from '@/utils/paths/positions';
import styles from './Wizard.module.css';

/** The target of the application, shown in every step. */
export default function TargetSummary({ page }: { page: WizardPage }) {
  const t = useT();
  const { pathname } = useLocation();
  const { position, activity } = page.target;
  const session = activity?.sessions.find(({ id }) => id === page.sessionId);
  const href = position
    ? newTabHref(position.id, 'user', pathname)
    : activity && activityTabHref(activity.id);
  return (
    <Flex vertical gap={4} align="flex-start" className={styles.summary}>
      <strong lang="zh-CN">{position?.name ?? activity?.title}</strong>
      {position && <span lang="zh-CN">{position.enterpriseName}</span>}
      <span lang="zh-CN">{position?.regionName ?? session?.label ?? activity?.place}</span>
      {position && <Deadline value={position.closesAt} />}
      {activity && <Deadline value={activity.enrolTo} />}
      {href && (
        // Beside the wizard: what is typed here stays as it is.
        <a href={href} target="_blank" rel="noopener">
          {`${t(`apply.refusal.target.${page.kind}`)} ${t('common.opensInNewTab')}`}
        </a>
      )}
    </Flex>
  );
}
