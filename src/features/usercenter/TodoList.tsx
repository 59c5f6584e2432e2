import ActionLink from '@/components/ActionLink';
import { DeadlineText } from '@/components/Deadline';
import shared from '@/components/shared.module.css';
import { useT } from '@/hooks/useT';
import CenterPart from './CenterPart';
import type { TodoStep } from './steps';
import styles from './UserCenter.module.css';

/** The candidate's to-dos, the nearest deadline first: a sentence and a button each. */
export default function TodoList({ todos }: { todos: readonly TodoStep[] }) {
  const t = useT();
  return (
    <CenterPart title={t('usercenter.todos')}>
      {todos.length === 0 ? (
        <p className={styles.quiet}>{t('usercenter.todos.none')}</p>
      ) : (
        <ol className="lines">
          {todos.map(({ type, step, deliveryId, title, dueAt, to }) => {
            const label = t(
              step === 'complete'
                ? 'usercenter.complete'
                : step
                  ? `deliveries.action.${step}`
                  : 'notifications.delivery',
            );
            return (
              <li key={`${type} ${deliveryId}`} className={shared.item}>
                <span className={shared.words}>
                  <span lang="zh-CN">{title}</span>
                  {dueAt && <DeadlineText value={dueAt} />}
                </span>
                <ActionLink
                  size="medium"
                  to={to}
                  aria-label={t('usercenter.todos.label', { action: label, title })}
                >
                  {label}
                </ActionLink>
              </li>
            );
          })}
        </ol>
      )}
    </CenterPart>
  );
}
