import type { Fault } from '../fault';
import { emptied, grown, marked, nulled, unheardOf } from '../spoil';
import { brokenBodies, lostAnswers, nullInTurn, otherData, refusals } from './calls';
import { device } from './device';
import { network } from './network';
import { habits } from './person';

export const faults: Fault[] = [
  ...refusals,
  ...brokenBodies,
  ...lostAnswers,
  otherData('null for every value', nulled),
  otherData('unknown codes', unheardOf),
  otherData('empty lists', emptied),
  otherData('10 000 entries', grown),
  otherData('markup as text', marked),
  ...network,
  ...habits,
  ...device,
  nullInTurn,
];
