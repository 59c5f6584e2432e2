import { seeded } from '../random';
import { scaled } from '../scale';
import { exampleTraits } from './examplePositions';
import { oncePer } from './once';
import {
  exampleChoice,
  freshChoice,
  majorsFor,
  nameOf,
  sourceLists,
  unitsByShare,
  windowFor,
} from './positionChoices';
import { type DemandColumns, demandColumns, setDemands } from './positionDemands';
import { type PayColumns, payColumns, setPay } from './positionPay';
import type { RecruitKind, Role } from './profession';
import { type ProfessionKey, professions } from './professions';

const count = 3000;

export const professionKeys = Object.keys(professions) as ProfessionKey[];
export const recruitKinds: readonly RecruitKind[] = ['social', 'campus', 'intern'];
/** Minutes of the day at which enrolment may close. */
export const closeMinutes = [17 * 60 + 30, 18 * 60, 23 * 60 + 59] as const;

/**
 * All positions, as columns of numbers: codes by index, dates in days from today. So 300 000 positions fit into memory and
 * one pass searches them. Texts are made when a position is shown.
 */
export interface PositionTable extends DemandColumns, PayColumns {
  size: number;
  names: string[];
  unit: Uint32Array;
  profession: Uint8Array;
  field: Uint8Array;
  role: Uint8Array;
  kind: Uint8Array;
  majorSet: Uint16Array;
  sourceSet: Uint8Array;
  publishDay: Int16Array;
  /** Days between publication and the opening of enrolment. */
  openDelay: Uint8Array;
  closeDay: Int16Array;
  /** Index into `closeMinutes`. */
  closeAt: Uint8Array;
  isCancelled: Uint8Array;
  isDemanding: Uint8Array;
  headcount: Uint8Array;
  majorSets: readonly (readonly string[])[];
  sourceSets: readonly (readonly string[])[];
}

/** Gives each different list of codes an index. */
class ListIndex {
  readonly lists: (readonly string[])[] = [];
  private readonly known = new Map<string, number>();

  indexOf(list: readonly string[]): number {
    const key = list.join(',');
    const index = this.known.get(key) ?? this.lists.length;
    if (index === this.lists.length) {
      this.lists.push(list);
      this.known.set(key, index);
    }
    return index;
  }
}

function makeTable(): PositionTable {
  const size = scaled(count);
  const random = seeded('positions');
  const unitPool = unitsByShare();
  const majors = new ListIndex();
  const sources = new ListIndex();
  const taken = new Set<string>();
  const table: PositionTable = {
    size,
    names: new Array<string>(size),
    unit: new Uint32Array(size),
    profession: new Uint8Array(size),
    field: new Uint8Array(size),
    role: new Uint8Array(size),
    kind: new Uint8Array(size),
    majorSet: new Uint16Array(size),
    sourceSet: new Uint8Array(size),
    publishDay: new Int16Array(size),
    openDelay: new Uint8Array(size),
    closeDay: new Int16Array(size),
    closeAt: new Uint8Array(size),
    isCancelled: new Uint8Array(size),
    isDemanding: new Uint8Array(size),
    headcount: new Uint8Array(size),
    ...demandColumns(size),
    ...payColumns(size),
    majorSets: majors.lists,
    sourceSets: sources.lists,
  };
  for (let row = 0; row < size; row += 1) {
    const traits = exampleTraits[row];
    const choice = traits ? exampleChoice(traits, taken) : freshChoice(taken, unitPool, random);
    const { fields, roles } = professions[choice.key];
    const role = roles[choice.role] as Role;
    const dates = traits ?? windowFor(random);
    table.names[row] = nameOf(choice);
    table.unit[row] = choice.unit;
    table.profession[row] = professionKeys.indexOf(choice.key);
    table.field[row] = choice.field;
    table.role[row] = choice.role;
    table.kind[row] = recruitKinds.indexOf(choice.kind);
    table.majorSet[row] = majors.indexOf(
      traits?.majors ?? majorsFor(choice.key, fields[choice.field] ?? '', role, random),
    );
    table.sourceSet[row] = sources.indexOf(
      traits?.sources ?? random.pick(sourceLists[choice.kind]),
    );
    table.publishDay[row] = dates.publishDay;
    table.openDelay[row] = random.int(0, 3);
    table.closeDay[row] = dates.closeDay;
    table.closeAt[row] = traits ? 1 : random.int(0, closeMinutes.length - 1);
    table.isCancelled[row] = dates.isCancelled ? 1 : 0;
    const isDemanding = traits?.isDemanding ?? false;
    table.isDemanding[row] = isDemanding ? 1 : 0;
    setDemands(table, row, {
      profession: professions[choice.key],
      role,
      kind: choice.kind,
      isDemanding,
    });
    setPay(table, row, role, choice.kind === 'intern');
    table.headcount[row] = choice.kind === 'social' ? random.int(1, 4) : random.int(1, 8);
  }
  return table;
}

/** The positions of the present scale. */
export const positionTable = oncePer(() => scaled(count), makeTable);
