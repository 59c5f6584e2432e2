import { Flex, Radio } from 'antd';
import shared from '@/components/shared.module.css';
import TimeRange from '@/components/TimeRange';
import { useT } from '@/hooks/useT';
import type { ActivitySession } from '@/services/types';
import styles from './SessionList.module.css';

interface SessionListProps {
  /** The id that the error summary links to. */
  id: string;
  error: string | undefined;
  sessions: readonly ActivitySession[];
  value: string | undefined;
  onChange: (sessionId: string) => void;
}

/** The sessions of an activity with their free seats; a full session is disabled and says so. */
export default function SessionList(props: SessionListProps) {
  const { id, error, sessions, value, onChange } = props;
  const t = useT();
  // The error summary links to the first session with free seats.
  const first = sessions.find(({ remaining }) => remaining > 0);
  return (
    <fieldset className={styles.field} aria-describedby={error && `${id}-error`}>
      <legend className={styles.label}>{t('apply.session.label')}</legend>
      <Radio.Group
        // The fieldset around it is the group, and has the name.
        role="presentation"
        vertical
        className={styles.list}
        name={id}
        value={value}
        onChange={({ target }) => onChange(String(target.value))}
      >
        {sessions.map((session) => {
          const isFull = !(session.remaining > 0);
          return (
            <Radio
              key={session.id}
              id={session === first ? id : undefined}
              className={styles.session}
              aria-invalid={error ? true : undefined}
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
      {error && (
        <p id={`${id}-error`} className={shared.problem}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
