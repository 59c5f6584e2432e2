import {
  canMove,
  deliveryLifecycle,
  enrolmentLifecycle,
  groupOf,
  lifecycleStateOf,
  nextActionOf,
  stagesToCome,
  withdrawalOf,
} from '@/features/deliveries/shared/lifecycle';

/** Moves by hand from docs/product.md, Lifecycles; not derived from the table under test. */
type Moves = Readonly<Record<string, [byCandidate: string[], byReviewer: string[]]>>;

const positionMoves: Moves = {
  draft: [['submitted', 'removed'], []],
  submitted: [['withdrawn'], ['screening']],
  screening: [['withdrawn'], ['screenPassed', 'screenFailed']],
  screenFailed: [['screening', 'withdrawn'], []],
  screenPassed: [['withdrawn'], ['toBook']],
  toBook: [['booked', 'rescheduling', 'withdrawn'], []],
  booked: [
    ['rescheduling', 'withdrawn'],
    ['interviewPassed', 'interviewFailed', 'reserve', 'absent'],
  ],
  rescheduling: [['withdrawn'], ['toBook', 'booked']],
  interviewPassed: [['withdrawn'], ['bcConsent']],
  reserve: [['withdrawn'], ['bcConsent', 'interviewFailed']],
  interviewFailed: [[], []],
  absent: [[], []],
  bcConsent: [['bcRunning', 'ended', 'withdrawn'], ['bcWaived']],
  bcRunning: [['withdrawn'], ['bcPassed', 'bcFailed']],
  bcPassed: [['withdrawn'], ['publicity']],
  bcWaived: [['withdrawn'], ['publicity']],
  bcFailed: [[], []],
  publicity: [[], ['hired', 'ended']],
  hired: [[], []],
  ended: [[], []],
  withdrawn: [[], []],
};
const activityMoves: Moves = {
  draft: [['enrolled', 'removed'], []],
  enrolled: [['cancelled'], ['checkedIn', 'absent']],
  checkedIn: [[], []],
  absent: [[], []],
  cancelled: [[], []],
};

describe.each([
  ['position', positionMoves, deliveryLifecycle],
  ['activity', activityMoves, enrolmentLifecycle],
] as const)('moves of a %s', (kind, moves, table) => {
  const targets = [...Object.keys(table), 'removed', 'constructor'];

  test.each(Object.entries(moves))('from %s: %j and nowhere else', (from, allowed) => {
    for (const [index, by] of (['candidate', 'reviewer'] as const).entries()) {
      const reached = targets.filter((to) => canMove(from, to, by, kind));
      expect([by, ...reached.sort()]).toEqual([by, ...(allowed[index] ?? []).sort()]);
    }
  });

  test('every state of the table is listed above', () => {
    expect(Object.keys(moves)).toEqual(Object.keys(table));
  });

  test('every move of the candidate names its call, none of the reviewer does', () => {
    for (const from of Object.keys(table)) {
      for (const move of lifecycleStateOf(from, kind)?.moves ?? []) {
        expect(Boolean(move.via)).toBe(move.by === 'candidate');
      }
    }
  });
});

describe('groups', () => {
  test.each([
    ['position', 'draft', ['draft']],
    ['position', 'active', ['submitted', 'screening', 'screenPassed', 'toBook', 'booked']],
    ['position', 'active', ['rescheduling', 'interviewPassed', 'reserve', 'bcConsent']],
    ['position', 'active', ['bcRunning', 'bcPassed', 'bcWaived', 'publicity']],
    ['position', 'ended', ['interviewFailed', 'absent', 'bcFailed', 'hired', 'ended', 'withdrawn']],
    ['position', 'ended', ['enrolled', 'constructor']],
    ['activity', 'draft', ['draft']],
    ['activity', 'active', ['enrolled']],
    ['activity', 'ended', ['checkedIn', 'absent', 'cancelled']],
  ] as const)('of a %s, %s: %j', (kind, group, states) => {
    expect(states.map((status) => groupOf(status, kind, 'open'))).toEqual(states.map(() => group));
  });

  test.each([
    ['open', 'active', 'withdrawn', 'mend'],
    ['reviewing', 'ended', undefined, undefined],
    ['closed', 'ended', undefined, undefined],
    ['cancelled', 'ended', undefined, undefined],
    [undefined, 'ended', undefined, undefined],
  ] as const)(
    'a failed review of a position that is %s is %s',
    (state, group, withdrawal, next) => {
      expect(groupOf('screenFailed', 'position', state)).toBe(group);
      expect(withdrawalOf('screenFailed', 'position', state)).toBe(withdrawal);
      expect(nextActionOf('screenFailed', 'position', state)).toBe(next);
    },
  );
});

test.each([
  ['draft', 'position', 'removed'],
  ['bcWaived', 'position', 'withdrawn'],
  ['publicity', 'position', undefined],
  ['hired', 'position', undefined],
  ['draft', 'activity', 'removed'],
  ['enrolled', 'activity', 'cancelled'],
  ['checkedIn', 'activity', undefined],
] as const)('delete of %s (%s) leads to %s', (status, kind, to) => {
  expect(withdrawalOf(status, kind, 'open')).toBe(to);
});

// docs/product.md, Look: grey for a draft or what was given up, blue where the unit acts, gold where the candidate acts,
// green for passed, red for refused.
describe.each([
  [
    'position',
    deliveryLifecycle,
    {
      default: ['draft', 'ended', 'withdrawn'],
      processing: ['submitted', 'screening', 'rescheduling', 'reserve', 'bcRunning'],
      warning: ['toBook', 'booked', 'bcConsent'],
      success: ['screenPassed', 'interviewPassed', 'bcPassed', 'bcWaived', 'publicity', 'hired'],
      error: ['screenFailed', 'interviewFailed', 'absent', 'bcFailed'],
    },
  ],
  [
    'activity',
    enrolmentLifecycle,
    {
      default: ['draft', 'cancelled'],
      warning: ['enrolled'],
      success: ['checkedIn'],
      error: ['absent'],
    },
  ],
] as const)('tones of a %s', (kind, table, tones) => {
  const rows = Object.entries(tones);

  test.each(rows)('%s: %j', (tone, states: readonly string[]) => {
    expect(states.map((state) => lifecycleStateOf(state, kind)?.tone)).toEqual(
      states.map(() => tone),
    );
  });

  test('every state has one', () => {
    expect(rows.flatMap(([, states]) => [...states]).sort()).toEqual(Object.keys(table).sort());
  });
});

test.each(['', 'constructor', 'x'])('the unknown state %j is left by nobody', (status) => {
  expect(lifecycleStateOf(status, 'position')).toBeUndefined();
  expect(canMove(status, 'withdrawn', 'candidate', 'position')).toBe(false);
  expect(withdrawalOf(status, 'position', 'open')).toBeUndefined();
  expect(nextActionOf(status, 'position', 'open')).toBeUndefined();
});

test.each([
  ['draft', 'position', 'finish'],
  ['draft', 'activity', 'finish'],
  ['toBook', 'position', 'book'],
  ['booked', 'position', 'attend'],
  ['bcConsent', 'position', 'consent'],
  ['screening', 'position', undefined],
  ['enrolled', 'activity', 'attend'],
] as const)('the candidate of %s (%s) is asked to %s', (status, kind, action) => {
  expect(nextActionOf(status, kind, 'open')).toBe(action);
});

test.each([
  ['position', ['submitted', 'screenFailed'], 'review interview background publicity hired'],
  ['position', ['screening', 'screenPassed'], 'interview background publicity hired'],
  ['position', ['toBook', 'booked', 'rescheduling'], 'interview background publicity hired'],
  ['position', ['interviewPassed', 'reserve', 'bcConsent'], 'background publicity hired'],
  ['position', ['bcRunning', 'bcPassed', 'bcWaived'], 'publicity hired'],
  ['position', ['publicity'], 'hired'],
  ['position', ['hired', 'draft', 'unknown'], ''],
  ['activity', ['enrolled'], 'checkIn'],
  ['activity', ['checkedIn', 'cancelled'], ''],
] as const)('of a %s, after %j is to come: %s', (kind, states, stages) => {
  for (const status of states) expect(stagesToCome(status, kind, 'open').join(' ')).toBe(stages);
});

test('nothing is to come after a failed review once the position is closed', () => {
  expect(stagesToCome('screenFailed', 'position', 'closed')).toEqual([]);
});
