import ActionLink from '@/components/ActionLink';
import AsyncContent from '@/components/AsyncContent';
import Deadline from '@/components/Deadline';
import shared from '@/components/shared.module.css';
import { knownStep, nextStepPath } from '@/features/deliveries/shared/nextStep';
import { useLastHeight } from '@/hooks/useLastHeight';
import { useT } from '@/hooks/useT';
import type { Todo } from '@/services/types';
import Section, { SectionSkeleton } from './Section';
import { useTodos } from './useHome';

/** The candidate's first to-dos, and how complete the résumé is. */
export default function TodoSection({ limit }: { limit: number }) {
  const t = useT();
  const request = useTodos();
  const { data } = request;
  const part = useLastHeight('todos', request);
  const rest = (data?.todos.length ?? 0) - limit;
  return (
    <Section
      title={t('home.todos.title')}
      more={{ label: t('home.todos.more'), to: '/usercenter' }}
    >
      <div className="lines" {...part}>
        <AsyncContent
          data={data?.todos}
          request={request}
          failureTitle={t('home.todos.failed')}
          empty={{ title: t('home.todos.empty') }}
          skeleton={<SectionSkeleton rows={3} height={52} narrowHeight={88} />}
        >
          {(todos) => (
            <ul className="lines">
              {todos.slice(0, limit).map((todo) => (
                <TodoItem key={`${todo.type} ${todo.deliveryId}`} todo={todo} />
              ))}
            </ul>
          )}
        </AsyncContent>
        {rest > 0 && (
          <p className={shared.item}>
            <ActionLink isPlain size="small" to="/usercenter">
              {t('home.todos.rest', { count: rest })}
            </ActionLink>
          </p>
        )}
        {data && (
          <p className={`${shared.item} quiet`}>
            <span style={{ flex: 1 }}>
              {t('home.todos.completeness', { percent: data.completeness })}
            </span>
            {data.completeness < 100 && (
              <ActionLink isPlain size="medium" to="/ImproveResume">
                {t('home.todos.improve')}
              </ActionLink>
            )}
            <progress
              style={{ flex: '1 0 100%', height: 8, accentColor: 'var(--ant-color-primary)' }}
              aria-hidden="true"
              max={100}
              value={data.completeness}
            />
          </p>
        )}
      </div>
    </Section>
  );
}

function TodoItem({ todo }: { todo: Todo }) {
  const { type, title, dueAt, deliveryId, notificationId } = todo;
  const t = useT();
  const step = knownStep(type);
  const other = type === 'complete' ? 'home.todos.improve' : 'home.todos.go';
  const action = t(step ? `deliveries.action.${step}` : other);
  return (
    <li className={shared.item}>
      <span className={shared.words}>
        <span lang="zh-CN">{title}</span>
        {dueAt && <Deadline value={dueAt} />}
      </span>
      <ActionLink
        size="medium"
        to={nextStepPath(type, { deliveryId, notificationId })}
        aria-label={t('home.todos.goLabel', { action, title })}
      >
        {action}
      </ActionLink>
    </li>
  );
}
