import {
  type Actor,
  canMove,
  deliveryLifecycle,
  enrolmentLifecycle,
  groupOf,
  lifecycleStateOf,
  nextActionOf,
  stagesToCome,
  withdrawalOf,
} from '@/features/deliveries/shared/lifecycle';
import enUS from '@/locales/en-US/deliveries';
import zhCN from '@/locales/zh-CN/deliveries';
import type { TargetKind } from '@/services/types';

// Written out by hand from docs/product.md, Lifecycles; not derived from the table under test.
const positionMoves: [from: string, by: Actor, to: string[]][] = [
  ['draft', 'candidate', ['submitted', 'removed']],
  ['draft', 'reviewer', []],
  ['submitted', 'candidate', ['withdrawn']],
  ['submitted', 'reviewer', ['screening']],
  ['screening', 'candidate', ['withdrawn']],
  ['screening', 'reviewer', ['screenPassed', 'screenFailed']],
  ['screenFailed', 'candidate', ['screening', 'withdrawn']],
  ['screenFailed', 'reviewer', []],
  ['screenPassed', 'candidate', ['withdrawn']],
  ['screenPassed', 'reviewer', ['toBook']],
  ['toBook', 'candidate', ['booked', 'rescheduling', 'withdrawn']],
  ['toBook', 'reviewer', []],
  ['booked', 'candidate', ['rescheduling', 'withdrawn']],
  ['booked', 'reviewer', ['interviewPassed', 'interviewFailed', 'reserve', 'absent']],
  ['rescheduling', 'candidate', ['withdrawn']],
  ['rescheduling', 'reviewer', ['toBook', 'booked']],
  ['interviewPassed', 'candidate', ['withdrawn']],
  ['interviewPassed', 'reviewer', ['bcConsent']],
  ['reserve', 'candidate', ['withdrawn']],
  ['reserve', 'reviewer', ['bcConsent', 'interviewFailed']],
  ['interviewFailed', 'candidate', []],
  ['interviewFailed', 'reviewer', []],
  ['absent', 'candidate', []],
  ['absent', 'reviewer', []],
  ['bcConsent', 'candidate', ['bcRunning', 'ended', 'withdrawn']],
  ['bcConsent', 'reviewer', ['bcWaived']],
  ['bcRunning', 'candidate', ['withdrawn']],
  ['bcRunning', 'reviewer', ['bcPassed', 'bcFailed']],
  ['bcPassed', 'candidate', ['withdrawn']],
  ['bcPassed', 'reviewer', ['publicity']],
  ['bcWaived', 'candidate', ['withdrawn']],
  ['bcWaived', 'reviewer', ['publicity']],
  ['bcFailed', 'candidate', []],
  ['bcFailed', 'reviewer', []],
  ['publicity', 'candidate', []],
  ['publicity', 'reviewer', ['hired', 'ended']],
  ['hired', 'candidate', []],
  ['hired', 'reviewer', []],
  ['ended', 'candidate', []],
  ['ended', 'reviewer', []],
  ['withdrawn', 'candidate', []],
  ['withdrawn', 'reviewer', []],
];
const activityMoves: typeof positionMoves = [
  ['draft', 'candidate', ['enrolled', 'removed']],
  ['draft', 'reviewer', []],
  ['enrolled', 'candidate', ['cancelled']],
  ['enrolled', 'reviewer', ['checkedIn', 'absent']],
  ['checkedIn', 'candidate', []],
  ['checkedIn', 'reviewer', []],
  ['absent', 'candidate', []],
  ['absent', 'reviewer', []],
  ['cancelled', 'candidate', []],
  ['cancelled', 'reviewer', []],
];

const tables: [TargetKind, typeof positionMoves, object][] = [
  ['position', positionMoves, deliveryLifecycle],
  ['activity', activityMoves, enrolmentLifecycle],
];

describe.each(tables)('moves of a %s', (kind, rows, table) => {
  const targets = [...Object.keys(table), 'removed', 'constructor'];

  test.each(rows)('%s by the %s leads to %j and nowhere else', (from, by, allowed) => {
    expect(targets.filter((to) => canMove(from, to, by, kind)).sort()).toEqual([...allowed].sort());
  });

  test('every state of the table is listed above', () => {
    expect([...new Set(rows.map(([from]) => from))]).toEqual(Object.keys(table));
  });

  test('every move of the candidate names its call, none of the reviewer does', () => {
    for (const from of Object.keys(table)) {
      for (const move of lifecycleStateOf(from, kind)?.moves ?? []) {
        expect(Boolean(move.via)).toBe(move.by === 'candidate');
      }
    }
  });

  test('no state has a move that is not listed above', () => {
    for (const from of Object.keys(table)) {
      const listed = rows.filter(([state]) => state === from).flatMap(([, , to]) => to);
      const moves = lifecycleStateOf(from, kind)?.moves ?? [];
      expect([from, ...moves.map(({ to }) => to).sort()]).toStrictEqual([from, ...listed.sort()]);
    }
  });

  test('every label has its words in both packs', () => {
    for (const status of Object.keys(table)) {
      const key = lifecycleStateOf(status, kind)?.labelKey ?? 'deliveries.status.draft';
      expect(key).toBe(`deliveries.status.${status}`);
      expect(zhCN[key]).toMatch(/\p{Script=Han}/u);
      expect(enUS[key]).toMatch(/^[A-Z]/);
    }
  });
});

describe('groups', () => {
  test.each([
    ['draft', 'position', 'draft'],
    ['submitted', 'position', 'active'],
    ['screening', 'position', 'active'],
    ['screenPassed', 'position', 'active'],
    ['toBook', 'position', 'active'],
    ['booked', 'position', 'active'],
    ['rescheduling', 'position', 'active'],
    ['interviewPassed', 'position', 'active'],
    ['reserve', 'position', 'active'],
    ['interviewFailed', 'position', 'ended'],
    ['absent', 'position', 'ended'],
    ['bcConsent', 'position', 'active'],
    ['bcRunning', 'position', 'active'],
    ['bcPassed', 'position', 'active'],
    ['bcWaived', 'position', 'active'],
    ['bcFailed', 'position', 'ended'],
    ['publicity', 'position', 'active'],
    ['hired', 'position', 'ended'],
    ['ended', 'position', 'ended'],
    ['withdrawn', 'position', 'ended'],
    ['draft', 'activity', 'draft'],
    ['enrolled', 'activity', 'active'],
    ['checkedIn', 'activity', 'ended'],
    ['absent', 'activity', 'ended'],
    ['cancelled', 'activity', 'ended'],
    ['enrolled', 'position', 'ended'],
    ['constructor', 'position', 'ended'],
  ] as const)('%s of a %s is %s', (status, kind, group) => {
    expect(groupOf(status, kind, 'open')).toBe(group);
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

test('every next action has its words', () => {
  for (const action of ['finish', 'mend', 'book', 'attend', 'consent'] as const) {
    expect(zhCN[`deliveries.action.${action}`]).toMatch(/\S/);
  }
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
  ['submitted', 'position', ['review', 'interview', 'background', 'publicity', 'hired']],
  ['screenFailed', 'position', ['review', 'interview', 'background', 'publicity', 'hired']],
  ['screening', 'position', ['interview', 'background', 'publicity', 'hired']],
  ['screenPassed', 'position', ['interview', 'background', 'publicity', 'hired']],
  ['toBook', 'position', ['interview', 'background', 'publicity', 'hired']],
  ['booked', 'position', ['interview', 'background', 'publicity', 'hired']],
  ['rescheduling', 'position', ['interview', 'background', 'publicity', 'hired']],
  ['interviewPassed', 'position', ['background', 'publicity', 'hired']],
  ['reserve', 'position', ['background', 'publicity', 'hired']],
  ['bcConsent', 'position', ['background', 'publicity', 'hired']],
  ['bcRunning', 'position', ['publicity', 'hired']],
  ['bcPassed', 'position', ['publicity', 'hired']],
  ['bcWaived', 'position', ['publicity', 'hired']],
  ['publicity', 'position', ['hired']],
  ['hired', 'position', []],
  ['draft', 'position', []],
  ['enrolled', 'activity', ['checkIn']],
  ['checkedIn', 'activity', []],
  ['cancelled', 'activity', []],
  ['unknown', 'position', []],
] as const)('stages to come after %s (%s)', (status, kind, stages) => {
  expect(stagesToCome(status, kind, 'open')).toEqual(stages);
});

test('nothing is to come after a failed review once the position is closed', () => {
  expect(stagesToCome('screenFailed', 'position', 'closed')).toEqual([]);
});
