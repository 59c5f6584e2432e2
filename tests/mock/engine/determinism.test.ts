import { examples } from '../../../mock/_preview/seed/examples';
import { positionDetailById } from '../../../mock/_preview/seed/positionDetails';
import { positionById } from '../../../mock/_preview/seed/positions';
import { positionTable } from '../../../mock/_preview/seed/positionTable';
import { units } from '../../../mock/_preview/seed/units';

/** A fixed time that is no closing minute. */
const noon = '2026-11-21T12:00:00+08:00';

beforeEach(() => {
  process.env.PREVIEW_NOW = noon;
});

afterEach(() => {
  delete process.env.PREVIEW_NOW;
  delete process.env.PREVIEW_SCALE;
});

it('gives the same positions to a server started anew', () => {
  const sample = ['200001', '200500', '201777', '203000'];
  const before = sample.map((id) => positionDetailById(id));
  jest.isolateModules(() => {
    const anew: typeof import('../../../mock/_preview/seed/positionDetails') = require('../../../mock/_preview/seed/positionDetails');
    expect(sample.map((id) => anew.positionDetailById(id))).toEqual(before);
  });
});

it('moves every date along with PREVIEW_NOW', () => {
  const before = positionById(examples.openSocialPosition);
  process.env.PREVIEW_NOW = '2026-12-01T12:00:00+08:00';
  const after = positionById(examples.openSocialPosition);
  expect(before?.closesAt).toBe('2026-12-11T18:00:00+08:00');
  expect(after?.closesAt).toBe('2026-12-21T18:00:00+08:00');
});

it('has 3 000 positions in 300 units, and PREVIEW_SCALE multiplies both', () => {
  expect([positionTable().size, units().length]).toEqual([3000, 300]);
  process.env.PREVIEW_SCALE = '3';
  expect([positionTable().size, units().length]).toEqual([9000, 900]);
});

it.each([
  ['openSocialPosition', { state: 'open', recruitType: 'social', source: [] }],
  ['closedPosition', { state: 'closed' }],
  ['closingSoonPosition', { state: 'open', closesAt: '2026-11-22T18:00:00+08:00' }],
  ['demandingPosition', { state: 'open', degree: 'master', political: '01', maxAge: 40 }],
  ['cancelledPosition', { state: 'cancelled' }],
  ['reviewingPosition', { state: 'reviewing' }],
  ['campusPosition', { state: 'open', recruitType: 'campus' }],
  ['internPosition', { state: 'open', recruitType: 'intern' }],
  ['unlimitedPosition', { state: 'open', education: 'other', majorCodes: [], source: [] }],
  ['spousePosition', { state: 'open', source: ['spouse'] }],
  ['doctorPosition', { state: 'open', education: 'doctor' }],
  ['newPosition', { state: 'open', publishedAt: '2026-11-21T09:00:00+08:00' }],
] as const)('%s is what it says', (name, traits) => {
  expect(positionDetailById(examples[name])).toMatchObject(traits);
});
