import { enrolWay } from '@/features/activities/detail/enrolment';
import { activityDays } from '@/features/activities/shared/activityDays';
import { activityPhaseOf } from '@/features/activities/shared/phase';
import type { ActivityDetail, EnrolmentStatus } from '@/services/types';
import { portalDay } from '@/utils/dateWords';
import { sessionAt } from '../../helpers/entities';

const session = (remaining: number) =>
  sessionAt('2026-12-10T09:00:00+08:00', '2026-12-10T12:00:00+08:00', remaining);

const activity: ActivityDetail = {
  id: 'a/1',
  type: 'jobFair',
  title: '双选会',
  state: 'enrolling',
  enrolFrom: '2026-11-15T09:00:00+08:00',
  enrolTo: '2026-12-08T18:00:00+08:00',
  startsAt: '2026-12-10T09:00:00+08:00',
  endsAt: '2026-12-11T17:00:00+08:00',
  place: '会展中心',
  online: false,
  enterpriseCount: 1,
  positionCount: 2,
  headcount: 3,
  contentHtml: '',
  enterprises: [],
  sessions: [session(0), session(5)],
};

const at = (time: string) => Date.parse(`2026-${time}+08:00`);
const enrolling = at('11-21T10:00:00');

describe('activityPhaseOf', () => {
  test.each([
    ['upcoming', '11-15T08:59:59', 'notYet'],
    ['enrolling', '11-15T09:00:00', 'enrolling'],
    ['enrolling', '12-08T17:59:59', 'enrolling'],
    // The page was opened before enrolment closed.
    ['enrolling', '12-08T18:00:00', 'closed'],
    ['upcoming', '12-09T10:00:00', 'closed'],
    ['upcoming', '12-10T09:00:00', 'running'],
    ['running', '12-11T16:59:59', 'running'],
    ['running', '12-11T17:00:00', 'ended'],
    // The server's state counts: the activity has ended early.
    ['ended', '11-21T10:00:00', 'ended'],
  ] as const)('%s at %s is %s', (state, time, phase) => {
    expect(activityPhaseOf({ ...activity, state }, at(time))).toBe(phase);
  });
});

describe('enrolWay', () => {
  test.each<[EnrolmentStatus | undefined, string]>([
    [undefined, 'enrol'],
    ['draft', 'continue'],
    ['cancelled', 'again'],
    ['enrolled', 'none'],
    ['checkedIn', 'none'],
    ['absent', 'none'],
  ])('with an own enrolment %s: %s', (enrolmentStatus, way) => {
    expect(enrolWay({ ...activity, enrolmentStatus }, enrolling)).toBe(way);
  });

  test('all sessions full: said so, but a draft can be gone on with', () => {
    const full = { ...activity, sessions: [session(0)] };
    expect(enrolWay(full, enrolling)).toBe('full');
    expect(enrolWay({ ...full, enrolmentStatus: 'draft' }, enrolling)).toBe('continue');
  });

  test('no sessions announced is not full', () => {
    expect(enrolWay({ ...activity, sessions: [] }, enrolling)).toBe('enrol');
  });

  test.each(['11-10T10:00:00', '12-09T10:00:00', '12-10T10:00:00', '12-20T10:00:00'])(
    'at %s there is none',
    (time) => {
      expect(enrolWay({ ...activity, state: 'upcoming' }, at(time))).toBe('none');
    },
  );
});

describe('activityDays', () => {
  test('an activity stands on each of its days and leads to its page', () => {
    const days = activityDays([activity], enrolling);
    expect(days.map((day) => Date.parse(day.at))).toEqual([
      at('12-10T09:00:00'),
      at('12-11T09:00:00'),
    ]);
    expect(days[0]).toMatchObject({
      label: '双选会',
      labelLang: 'zh-CN',
      to: '/applyActivity/a%2F1/applyActivity',
      tone: 'success',
    });
    expect(new Set(days.map(({ key }) => key)).size).toBe(2);
  });

  test.each([
    [
      'one that ends earlier in the day than it began',
      { startsAt: '2026-12-11T14:00:00+08:00', endsAt: '2026-12-13T12:00:00+08:00' },
      ['2026-12-11', '2026-12-12', '2026-12-13'],
    ],
    [
      'one that ends at midnight, which is no further day',
      { startsAt: '2026-12-11T14:00:00+08:00', endsAt: '2026-12-13T00:00:00+08:00' },
      ['2026-12-11', '2026-12-12'],
    ],
    [
      'a night whose days are two only in the portal’s zone',
      { startsAt: '2026-12-11T15:00:00Z', endsAt: '2026-12-11T17:00:00Z' },
      ['2026-12-11', '2026-12-12'],
    ],
  ])('%s', (_name, times, days) => {
    const entries = activityDays([{ ...activity, ...times }], enrolling);
    expect(entries.map((entry) => portalDay(Date.parse(entry.at)))).toEqual(days);
  });

  test.each([
    ['a time that is none', { startsAt: 'soon' }, 0],
    ['an end before the beginning', { endsAt: '2026-12-01T00:00:00+08:00' }, 1],
    ['an end that is none', { endsAt: 'later' }, 0],
    ['one that lasts for years', { endsAt: '2036-12-01T00:00:00+08:00' }, 31],
    ['one that lasts for ages', { endsAt: '+012036-12-01T00:00:00+08:00' }, 31],
  ])('%s', (_name, junk, count) => {
    expect(activityDays([{ ...activity, ...junk }], enrolling)).toHaveLength(count);
  });
});
