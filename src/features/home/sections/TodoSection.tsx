import ActionLink from '@/components/ActionLink';
import Loaded from '@/components/Loaded';
import shared from '@/components/shared.module.css';
import { Deadline } from '@/components/Time';
import { nextStepPath } from '@/features/deliveries/shared/nextStep';
import { useCall } from '@/hooks/useCall';
import { useT } from '@/hooks/useT';
import { getUserCenter } from '@/services/session';
import type { Todo } from '@/services/types';
import Section from './Section';
import SectionSkeleton from './SectionSkeleton';
import styles from './Todo.module.css';

const shown = 4;
const center = '/usercenter';

/** What waits for the candidate, before anything else. */
export default function TodoSection() {
  const t = useT();
  const request = useCall(() => getUserCenter());
  const { data } = request;
  const rest = (data?.todos.length ?? 0) - shown;
  return (
    <Section title={t('home.todos.title')} more={{ label: t('home.todos.more'), to: center }}>
      <Loaded
        isCompact
        list={data?.todos}
        request={request}
        failureTitle={t('home.todos.failed')}
        empty={{ title: t('home.todos.empty') }}
        skeleton={<SectionSkeleton rows={2} height={52} narrowHeight={88} />}
      >
        {(todos) => (
          <ul className="lines">
            {todos.slice(0, shown).map((todo) => (
              <TodoItem key={`${todo.type} ${todo.deliveryId}`} todo={todo} />
            ))}
          </ul>
        )}
      </Loaded>
      {rest > 0 && <p className={styles.rest}>{t('home.todos.rest', { count: rest })}</p>}
      {data && (
        <p className={styles.rest}>
          {t('home.todos.completeness', { percent: data.completeness })}
          <progress aria-hidden="true" max={100} value={data.completeness} />
        </p>
      )}
    </Section>
  );
}

function TodoItem({ todo }: { todo: Todo }) {
  const { type, title, dueAt, deliveryId, notificationId } = todo;
  const t = useT();
  return (
    <li className={shared.item}>
      <span className={shared.words}>
        <span lang="zh-CN">{title}</span>
        {dueAt && <Deadline value={dueAt} />}
      </span>
      <ActionLink
        size="medium"
        to={nextStepPath(type, { deliveryId, notificationId })}
        aria-label={t('home.todos.goLabel', { title })}
      >
        {t('home.todos.go')}
      </ActionLink>
    </li>
  );
}
