import { Flex, Radio } from 'antd';
import type { ControlProps } from '@/components/Field';
import TimeRange from '@/components/TimeRange';
import { useT } from '@/hooks/useT';
import type { ActivitySession } from '@/services/types';
import styles from './SessionList.module.css';

interface SessionListProps {
  control: ControlProps;
  sessions: readonly ActivitySession[];
  value: string | undefined;
  onChange: (sessionId: string) => void;
}

/** An activity's sessions with their seats; a full one cannot be chosen and says so. */
export default function SessionList({ control, sessions, value, onChange }: SessionListProps) {
  const t = useT();
  // The error summary leads to the first that can be chosen.
  const first = sessions.find(({ remaining }) => remaining > 0);
  return (
    <Radio.Group
      // The field set around it is the group, with its name.
      role="presentation"
      className={styles.list}
      name={control.id}
      value={value}
      onChange={({ target }) => onChange(String(target.value))}
    >
      {sessions.map((session) => {
        const isFull = session.remaining <= 0;
        return (
          <Radio
            key={session.id}
            id={session === first ? control.id : undefined}
            className={styles.session}
            aria-invalid={control['aria-invalid']}
            disabled={isFull}
            value={session.id}
          >
            <span lang="zh-CN">{session.label}</span>
            <Flex component="span" wrap gap="2px 16px" className="quiet">
              <TimeRange from={session.startsAt} to={session.endsAt} />
              <span lang="zh-CN">{session.place}</span>
              <span>
                {isFull
                  ? t('apply.session.full')
                  : t('apply.session.remaining', { count: session.remaining })}
              </span>
            </Flex>
          </Radio>
        );
      })}
    </Radio.Group>
  );
}
