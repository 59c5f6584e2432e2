import type {
  ActivityDetail,
  ActivitySession,
  Position,
  PositionState,
  TargetKind,
} from '../../src/services/types';
import { now } from './clock';
import { activityById, allActivities } from './seed/activities';
import { dayKey, today } from './seed/day';
import { oncePer } from './seed/once';
import { positionAt, positionById } from './seed/positions';
import { positionTable } from './seed/positionTable';

/** People are seeded from so many rows, at any scale. */
const seedRows = 3000;
/** The first rows are the examples of tests, which have no deliveries. */
const exampleRows = 12;
const exampleActivities = 5;

/** What a delivery uses of its position or activity. */
export interface Target {
  id: string;
  name: string;
  enterpriseName: string;
  /** Only a position has one. */
  state?: PositionState;
  /** Whether one can apply now. */
  open: boolean;
  opensAt: string;
  closesAt: string;
  /** Minimum education of a position. */
  education?: string;
  /** Only an activity has sessions. */
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
        opensAt: position.opensAt,
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
      opensAt: activity.enrolFrom,
      closesAt: activity.enrolTo,
      sessions: activity.sessions,
    }
  );
}

const positions = oncePer(
  () => {
    return `${positionTable().size}|${dayKey()}|${today().minute}`;
  },
  () => {
    const rows = Math.min(positionTable().size, seedRows) - exampleRows;
    return Array.from({ length: rows }, (_, row) => positionAt(row + exampleRows));
  },
);

/** Positions for seeded deliveries and collections, in the order of the seed. */
export function seedPositions(): readonly Position[] {
  return positions();
}

/** Activities for seeded enrolments, in the order of the seed. */
export function seedActivities(): readonly ActivityDetail[] {
  return allActivities().slice(exampleActivities);
}
