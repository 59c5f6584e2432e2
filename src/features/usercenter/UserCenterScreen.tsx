import { Link } from '@umijs/max';
import { Flex, Statistic } from 'antd';
import ActionLink from '@/components/ActionLink';
import AsyncContent from '@/components/AsyncContent';
import MonthGrid from '@/components/month/MonthGrid';
import PageHead from '@/components/PageHead';
import SkeletonLines from '@/components/SkeletonLines';
import ZoneNote from '@/components/ZoneNote';
import { useT } from '@/hooks/useT';
import { useUrlState } from '@/hooks/useUrlState';
import type { UserCenter } from '@/services/types';
import { listCodec, month } from '@/utils/listCodec';
import AllDates from './AllDates';
import CenterPart from './CenterPart';
import { monthEntriesOf } from './dates';
import FirstSteps from './FirstSteps';
import SideParts, { InterviewPart, LatestPart } from './SideParts';
import type { TodoStep } from './steps';
import TodoList from './TodoList';
import styles from './UserCenter.module.css';
import { useUserCenter } from './useUserCenter';

/** To-dos, current deliveries and dates on one screen (spec §2, /usercenter). A newcomer sees the first steps. */
export default function UserCenterScreen() {
  const t = useT();
  const { data, todos, ...request } = useUserCenter();

  return (
    <div aria-busy={request.isLoading}>
      <PageHead
        title={t('usercenter.title')}
        intro={t('usercenter.intro')}
        action={
          <ActionLink isPlain size="medium" to="/user/profile">
            {t('frame.user.account')}
          </ActionLink>
        }
      />
      <ZoneNote />
      <AsyncContent
        data={data}
        isFramed
        request={request}
        failureTitle={t('usercenter.failed')}
        skeleton={<SkeletonLines rows={12} />}
      >
        {(center) => <Parts center={center} todos={todos} />}
      </AsyncContent>
    </div>
  );
}

function Parts({ center, todos }: { center: UserCenter; todos: readonly TodoStep[] }) {
  const { latestDelivery, nextInterview, counts: values, completeness } = center;
  const isNew = !latestDelivery && values.deliveries === 0 && todos.length === 0;
  return (
    <div className={styles.columns}>
      <Flex vertical gap={16}>
        {isNew ? <FirstSteps completeness={completeness} /> : <TodoList todos={todos} />}
        <Counts counts={values} />
        {nextInterview && <InterviewPart delivery={nextInterview} />}
        {latestDelivery && <LatestPart delivery={latestDelivery} />}
        <DatesPart center={center} todos={todos} />
      </Flex>
      <Flex vertical gap={16}>
        <SideParts center={center} isNew={isNew} />
      </Flex>
    </div>
  );
}

const counts = [
  { key: 'deliveries', to: '/user/deliveries?group=active' },
  { key: 'collected', to: '/user/collections' },
  { key: 'unread', to: '/user/notifications?unread=1' },
] as const;

/** Three counts; each links to the list that it counts. */
function Counts({ counts: values }: { counts: UserCenter['counts'] }) {
  const t = useT();
  return (
    <ul className={styles.counts} aria-label={t('usercenter.counts')}>
      {counts.map(({ key, to }) => (
        <li key={key}>
          <Link to={to}>
            <Statistic
              key={values[key]}
              title={t(`usercenter.counts.${key}`)}
              value={values[key]}
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}

const codec = listCodec({ month });

interface DatesPartProps {
  center: UserCenter;
  todos: readonly TodoStep[];
}

/** Deadlines, interviews and activities in a month; the month is in the URL. */
function DatesPart({ center, todos }: DatesPartProps) {
  const t = useT();
  const entries = monthEntriesOf(center.calendar, todos);
  const { state, go } = useUrlState(codec);
  return (
    <CenterPart title={t('usercenter.dates')}>
      <MonthGrid
        isPlain
        hasNext
        title={t('usercenter.dates')}
        entries={entries}
        month={state.month}
        onMonth={(chosen) => go({ month: chosen })}
      />
      {entries.length > 0 && (
        <div className={styles.body}>
          <AllDates center={center} entries={entries} />
        </div>
      )}
    </CenterPart>
  );
}
