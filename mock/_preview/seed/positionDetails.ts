import type { PositionDetail } from '../../../src/services/types';
import { type Random, seeded } from '../random';
import { enterpriseAt } from './enterprises';
import { positionAt, positionRow, professionOf, roleOf, unitOf } from './positions';
import { type PositionTable, positionTable, recruitKinds } from './positionTable';
import { regionName } from './regions';
import { phoneOf } from './units';

function requirementsOf(
  table: PositionTable,
  row: number,
  random: Random,
): Pick<PositionDetail, 'examSubject' | 'qualification'> {
  const role = roleOf(table, row);
  const profession = professionOf(table, row);
  const field = profession.fields[table.field[row] ?? 0] ?? '';
  const isIntern = recruitKinds[table.kind[row] ?? 0] === 'intern';
  const isDemanding = table.isDemanding[row] === 1;
  const isLicensed = ['technical-medical', 'technical-nursing', 'skilled-driving'].includes(
    profession.category,
  );
  const certificate =
    profession.fieldQualifications[field] ??
    (profession.qualifications.length > 0 ? random.pick(profession.qualifications) : undefined);
  const asks = isDemanding || isLicensed || (role.years >= 3 && random.chance(0.5));
  return {
    ...(isIntern || role.education === 'other' ? {} : { examSubject: profession.exam }),
    ...(certificate && asks && !isIntern ? { qualification: certificate } : {}),
  };
}

const forms = [
  '劳动合同制',
  '劳动合同制，试用期三个月',
  '项目聘用制，首聘三年',
  '劳动合同制，试用期六个月',
];

function dutiesOf(table: PositionTable, row: number, random: Random): string {
  const profession = professionOf(table, row);
  const unit = unitOf(table, row);
  const field = profession.fields[table.field[row] ?? 0] ?? '';
  const items = random.shuffle(profession.duties).slice(0, random.int(4, 5));
  const list = items.map((item) => `<li>${item.replaceAll('{f}', field)}</li>`).join('');
  const isIntern = recruitKinds[table.kind[row] ?? 0] === 'intern';
  const form = isIntern
    ? `实习 ${random.int(3, 6)} 个月，每周到岗 ${random.int(3, 5)} 天`
    : random.pick(forms);
  return [
    `<p>${unit.name}因工作需要，招聘${table.names[row] ?? ''} ${table.headcount[row] ?? 1} 名，工作地点为${regionName(unit.regionCode)}。</p>`,
    `<ol>${list}<li>完成${unit.shortName}交办的其他工作。</li></ol>`,
    `<p><strong>用工方式：</strong>${form}。</p>`,
  ].join('');
}

function conditionsOf(table: PositionTable, row: number, random: Random): string {
  const profession = professionOf(table, row);
  const field = profession.fields[table.field[row] ?? 0] ?? '';
  return random
    .shuffle(profession.conditions)
    .slice(0, random.int(2, 3))
    .map((line) => line.replaceAll('{f}', field))
    .join('；');
}

/** Everything about the position with this id, `undefined` when there is none. */
export function positionDetailById(id: string): PositionDetail | undefined {
  const row = positionRow(id);
  const table = positionTable();
  const enterprise = row < 0 ? undefined : enterpriseAt(table.unit[row] ?? 0);
  if (!enterprise) {
    return undefined;
  }
  const random = seeded(`position-${id}`);
  return {
    ...positionAt(row),
    dutiesHtml: dutiesOf(table, row, random),
    otherConditions: conditionsOf(table, row, random),
    shortlistRatio: `1:${random.pick([2, 3, 3, 5, 5, 8])}`,
    ...requirementsOf(table, row, random),
    contactPhone: phoneOf(random),
    enterprise,
  };
}
