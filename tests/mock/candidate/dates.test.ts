/** @jest-environment node */
import { heldSlot, slotsOf } from '../../../mock/_preview/appointments';
import { type StoredDelivery, worldOf } from '../../../mock/_preview/candidateState';
import { candidateOf } from '../../../mock/_preview/candidates';
import { everyone } from '../../../mock/_preview/people';
import { activityById } from '../../../mock/_preview/seed/activities';
import { noticeEntries } from '../../../mock/_preview/seed/noticeEntries';
import { noticeById } from '../../../mock/_preview/seed/notices';
import { positionById } from '../../../mock/_preview/seed/positions';
import { storeOf } from '../../../mock/_preview/store';

/** Times at which the seed is made: at night, at noon, late in the evening, and in another month. */
const moments = [
  '2026-11-23T00:10:00+08:00',
  '2026-11-23T12:00:00+08:00',
  '2026-11-23T23:55:00+08:00',
  '2027-03-01T09:01:00+08:00',
];

/** [what, when] in the order in which these things must have happened. */
type Course = [what: string, at: string][];

function windowOf({ kind, targetId }: StoredDelivery): { opens: string; closes: string } {
  const position = kind === 'position' ? positionById(targetId) : undefined;
  const activity = kind === 'activity' ? activityById(targetId) : undefined;
  const opens = position?.opensAt ?? activity?.enrolFrom;
  const closes = position?.closesAt ?? activity?.enrolTo;
  if (!opens || !closes) throw new Error(`no ${kind} ${targetId}`);
  return { opens, closes };
}

const timeOf = (delivery: StoredDelivery, status: string) =>
  delivery.timeline.findLast((entry) => entry.status === status)?.at;

const results = ['interviewPassed', 'interviewFailed', 'reserve', 'absent'];

function coursesOf(space: string): Course[] {
  const store = storeOf(space);
  const world = worldOf(store);
  const now: Course = [['now', process.env.PREVIEW_NOW ?? '']];
  return everyone(store)
    .filter(({ roles }) => roles.includes('candidate'))
    .flatMap((person): Course[] => {
      const candidate = candidateOf(store, person.loginName);
      const registered: Course = person.consents
        .slice(0, 1)
        .map((one) => ['registered', one.agreedAt]);
      const deliveries = candidate.deliveries.flatMap((delivery): Course[] => {
        const id = delivery.deliveryId;
        const { opens, closes } = windowOf(delivery);
        const sent = delivery.timeline[0]?.at;
        const steps = delivery.timeline.map(({ status, at }): Course[number] => [
          `${id} ${status}`,
          at,
        ]);
        const slot = heldSlot(world, delivery);
        const result = steps.find(([what]) => results.some((one) => what.endsWith(` ${one}`)));
        const booked = timeOf(delivery, 'booked');
        const arranged = timeOf(delivery, 'toBook');
        const asked = candidate.notifications.filter((one) => one.deliveryId === id);
        return [
          [[`${id} opens`, opens], [`${id} begun`, delivery.createdAt], ...steps, ...now],
          [...registered, [`${id} begun`, delivery.createdAt]],
          sent
            ? [
                [`${id} sent`, sent],
                [`${id} closes`, closes],
              ]
            : [],
          slot && booked
            ? [
                [`${id} booked`, booked],
                [`${id} interview`, slot.startsAt],
                ...(result ? [result] : []),
              ]
            : [],
          arranged && delivery.appointment
            ? [
                [`${id} arranged`, arranged],
                ...slotsOf(world, delivery.appointment.arrangeId).map(
                  ({ startsAt }): Course[number] => [`${id} slot`, startsAt],
                ),
              ]
            : [],
          ...asked.map((one): Course => {
            const reason = delivery.timeline.find(({ at }) => at === one.createdAt);
            const due = one.action?.dueAt;
            const answered = delivery.timeline[reason ? delivery.timeline.indexOf(reason) + 1 : -1];
            return [
              [`${id} reason of ${one.title}`, reason?.at ?? 'none'],
              [`${one.title} sent`, one.createdAt],
              ...(answered && due ? [[`${one.title} answered`, answered.at] as const] : []),
              ...(due ? [[`${one.title} due`, due] as const] : []),
            ].map(([what, at]) => [what, at]);
          }),
        ];
      });
      return [
        ...deliveries,
        ...candidate.notifications.map(
          (one): Course => [
            ...registered,
            [`${one.title} sent`, one.createdAt],
            ...(one.readAt ? [[`${one.title} read`, one.readAt] as Course[number]] : []),
            ...now,
          ],
        ),
        ...candidate.collected.map(
          ({ positionId, at }): Course => [
            [`${positionId} published`, positionById(positionId)?.publishedAt ?? 'none'],
            [`${positionId} collected by ${person.loginName}`, at],
            ...now,
          ],
        ),
        ...candidate.collected.map(({ at }): Course => [...registered, ['collected', at]]),
        ...person.lastLogins.map(({ at }): Course => [...registered, ['login', at], ...now]),
      ];
    });
}

/** The places where something has an earlier date than what must have happened before it. */
function reversed(courses: Course[]): string[] {
  return courses.flatMap((course) =>
    course.flatMap(([what, at], index) => {
      const [former, before] = course[index - 1] ?? [what, at];
      const isRight = Date.parse(before) <= Date.parse(at);
      return isRight ? [] : [`${former} (${before}) before ${what} (${at})`];
    }),
  );
}

afterEach(() => {
  delete process.env.PREVIEW_NOW;
});

describe.each(moments)('the data as made at %s', (moment) => {
  beforeEach(() => {
    process.env.PREVIEW_NOW = moment;
  });

  it('come about in an order that can be: nothing before its reason, nothing in the future', () => {
    const courses = coursesOf(`dates-${moment.slice(0, 13).replaceAll(/\D/g, '')}`);
    expect(courses.length).toBeGreaterThan(100);
    expect(reversed(courses)).toEqual([]);
  });

  it('name in a notice only positions that were published by then', () => {
    const early = noticeEntries().flatMap(({ notice }) =>
      (noticeById(notice.id)?.positionIds ?? []).map(
        (id): Course => [
          [`${id} published`, positionById(id)?.publishedAt ?? 'none'],
          [`notice ${notice.id}`, notice.publishedAt],
          ['now', moment],
        ],
      ),
    );
    expect(reversed(early)).toEqual([]);
  });
});
