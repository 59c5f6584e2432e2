import type {
  ActivityDetail,
  ActivitySession,
  Position,
  PositionState,
  TargetKind,
} from '../../src/services/types';
import { now } from './clock';
import { activityById, allActivities } from './seed/activities';
import { today } from './seed/day';
import { oncePer } from './seed/once';
import { positionAt, positionById } from './seed/positions';
import { positionTable } from './seed/positionTable';

/** So many rows are enough to seed people from, however large the scale. */
const SEED_ROWS = 3000;
/** The first ones are the examples of tests; nobody has applied to them yet. */
const EXAMPLE_ROWS = 12;
const EXAMPLE_ACTIVITIES = 5;

/** What a delivery needs to know of the position or activity it is for. */
export interface Target {
  id: string;
  name: string;
  enterpriseName: string;
  /** Of a position only. */
  state?: PositionState;
  /** It takes applications now. */
  open: boolean;
  closesAt: string;
  /** The least education a position asks for. */
  education?: string;
  /** Of an activity. */
  sessions: ActivitySession[];
}

function isWithin(from: string, to: string): boolean {
  const at = now().getTime();
  return Date.parse(from) <= at && at <= Date.parse(to);
}

/** The position or activity with this id, undefined when there is none. */
export function targetOf(kind: TargetKind, id: string): Target | undefined {
  if (kind === 'position') {
    const position = positionById(id);
    return (
      position && {
        id,
        name: position.name,
        enterpriseName: position.enterpriseName,
        state: position.state,
        open: position.state === 'open' && isWithin(position.opensAt, position.closesAt),
        closesAt: position.closesAt,
        education: position.education,
        sessions: [],
      }
    );
  }
  const activity = activityById(id);
  return (
    activity && {
      id,
      name: activity.title,
      enterpriseName: activity.enterprises[0]?.name ?? '',
      open: activity.state === 'enrolling' && isWithin(activity.enrolFrom, activity.enrolTo),
      closesAt: activity.enrolTo,
      sessions: activity.sessions,
    }
  );
}

const positions = oncePer(
  () => {
    const { day, minute } = today();
    return `${positionTable().size}|${day}|${minute}`;
  },
  () => {
    const rows = Math.min(positionTable().size, SEED_ROWS) - EXAMPLE_ROWS;
    return Array.from({ length: rows }, (_, row) => positionAt(row + EXAMPLE_ROWS));
  },
);

/** Positions that people may be seeded with, in the order of the seed. */
export function seedPositions(): readonly Position[] {
  return positions();
}

/** Activities that people may be seeded with, in the order of the seed. */
export function seedActivities(): readonly ActivityDetail[] {
  return allActivities().slice(EXAMPLE_ACTIVITIES);
}
