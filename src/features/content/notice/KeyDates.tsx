import { Flex } from 'antd';
import Time from '@/components/Time';
import { useT } from '@/hooks/useT';
import { useTimedValue } from '@/hooks/useTimedValue';
import type { Notice } from '@/services/types';
import { serverNow } from '@/utils/serverClock';
import CalendarButton from '../shared/CalendarButton';
import { sortedByTime } from '../shared/keyDate';

/** The key dates of a notice in order; future ones can be added to a calendar. */
export default function KeyDates({ notice }: { notice: Notice }) {
  const t = useT();
  const { id, title, keyDates } = notice;
  const isToCome = (at: string) => Date.parse(at) > serverNow();
  // Drawn anew when a date passes.
  useTimedValue(() => keyDates.filter(({ at }) => isToCome(at)).length);
  return (
    <ol className="lines">
      {sortedByTime(keyDates).map(({ label, at }) => {
        const isPast = !isToCome(at);
        return (
          <Flex
            wrap
            component="li"
            key={`${label} ${at}`}
            gap="4px 16px"
            align="flex-start"
            justify="space-between"
            style={{ padding: '4px 0' }}
          >
            <Flex
              wrap
              gap="0 12px"
              align="center"
              className={isPast ? 'quiet' : undefined}
              style={{ flex: '1 1 160px', minHeight: 36 }}
            >
              {/* The dates begin below each other: most names have two to four characters. */}
              <strong lang="zh-CN" style={{ minWidth: '4em' }}>
                {label}
              </strong>
              <Time value={at} isExact />
              {isPast && <span>{t('content.keyDate.past')}</span>}
            </Flex>
            {!isPast && (
              <CalendarButton
                event={{
                  uid: `notice-${id}-${label}`,
                  title: [label, title].filter(Boolean).join(' - '),
                  startsAt: at,
                }}
              />
            )}
          </Flex>
        );
      })}
    </ol>
  );
}
