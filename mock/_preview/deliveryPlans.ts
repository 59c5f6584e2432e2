import type { AnyStatus, PositionState } from '../../src/services/types';

/** A state and how many days ago it was entered. */
export type Step = [status: AnyStatus, daysAgo: number];

const interviewed: Step[] = [
  ['submitted', 30],
  ['screening', 24],
  ['screenPassed', 16],
  ['toBook', 12],
  ['booked', 11],
];
const checked: Step[] = [
  ['submitted', 60],
  ['screening', 54],
  ['screenPassed', 46],
  ['toBook', 42],
  ['booked', 41],
  ['interviewPassed', 33],
];

/** One delivery in each state, with a fitting state of the position; also a failed review whose position has closed. */
export const positionPlans: [state: PositionState, steps: Step[]][] = [
  ['open', []],
  ['open', [['submitted', 1]]],
  [
    'open',
    [
      ['submitted', 4],
      ['screening', 2],
    ],
  ],
  [
    'open',
    [
      ['submitted', 6],
      ['screening', 4],
      ['screenFailed', 1],
    ],
  ],
  [
    'open',
    [
      ['submitted', 9],
      ['screening', 7],
      ['withdrawn', 5],
    ],
  ],
  [
    'reviewing',
    [
      ['submitted', 16],
      ['screening', 9],
      ['screenPassed', 1],
    ],
  ],
  [
    'reviewing',
    [
      ['submitted', 18],
      ['screening', 12],
      ['screenPassed', 5],
      ['toBook', 1],
    ],
  ],
  [
    'reviewing',
    [
      ['submitted', 20],
      ['screening', 14],
      ['screenPassed', 8],
      ['toBook', 4],
      ['booked', 3],
    ],
  ],
  [
    'reviewing',
    [
      ['submitted', 20],
      ['screening', 13],
      ['screenPassed', 7],
      ['toBook', 3],
      ['booked', 2],
      ['rescheduling', 1],
    ],
  ],
  ['reviewing', [...interviewed, ['interviewPassed', 1]]],
  ['reviewing', [...interviewed, ['reserve', 2]]],
  ['reviewing', [...interviewed, ['interviewFailed', 3]]],
  ['closed', [...interviewed, ['absent', 4]]],
  ['reviewing', [...interviewed, ['interviewPassed', 4], ['bcConsent', 1]]],
  [
    'reviewing',
    [
      ['submitted', 48],
      ['screening', 44],
      ['screenPassed', 38],
      ['toBook', 34],
      ['booked', 33],
      ['interviewPassed', 25],
      ['bcConsent', 8],
      ['bcRunning', 6],
    ],
  ],
  ['closed', [...checked, ['bcConsent', 28], ['bcRunning', 25], ['bcPassed', 3]]],
  ['closed', [...checked, ['bcConsent', 8], ['bcWaived', 5]]],
  ['closed', [...checked, ['bcConsent', 28], ['bcRunning', 25], ['bcFailed', 8]]],
  [
    'closed',
    [...checked, ['bcConsent', 28], ['bcRunning', 25], ['bcPassed', 12], ['publicity', 2]],
  ],
  [
    'closed',
    [
      ...checked,
      ['bcConsent', 30],
      ['bcRunning', 28],
      ['bcPassed', 22],
      ['publicity', 18],
      ['hired', 9],
    ],
  ],
  ['closed', [...checked, ['bcConsent', 28], ['ended', 26]]],
  [
    'closed',
    [
      ['submitted', 45],
      ['screening', 40],
      ['screenFailed', 36],
    ],
  ],
];

/** One enrolment in each state, with a fitting state of the activity. */
export const activityPlans: [state: 'enrolling' | 'ended', statuses: AnyStatus[]][] = [
  ['enrolling', []],
  ['enrolling', ['enrolled']],
  ['enrolling', ['enrolled', 'cancelled']],
  ['ended', ['enrolled', 'checkedIn']],
  ['ended', ['enrolled', 'absent']],
];
