import { categoryName } from '../../../mock/_preview/seed/categories';
import { enterpriseDetailById } from '../../../mock/_preview/seed/enterprises';
import { examples } from '../../../mock/_preview/seed/examples';
import { majorName } from '../../../mock/_preview/seed/majors';
import { positionDetailById } from '../../../mock/_preview/seed/positionDetails';
import { positionById } from '../../../mock/_preview/seed/positions';
import { regionName } from '../../../mock/_preview/seed/regions';
import { termEntries } from '../../../mock/_preview/seed/terms';
import { units } from '../../../mock/_preview/seed/units';
import type { Position, PositionDetail } from '../../../src/services/types';
import { allPositions, noon } from './support';

let positions: Position[] = [];
let details: PositionDetail[] = [];

beforeAll(() => {
  process.env.PREVIEW_NOW = noon;
  positions = allPositions();
  details = positions.flatMap(({ id }) => positionDetailById(id) ?? []);
});

afterAll(() => {
  delete process.env.PREVIEW_NOW;
});

describe('positions', () => {
  it('are 3 000 in 300 units', () => {
    expect(positions).toHaveLength(3000);
    expect(details).toHaveLength(3000);
    expect(units()).toHaveLength(300);
  });

  it('never read alike', () => {
    const heads = positions.map((one) => `${one.name}|${one.enterpriseName}`);
    const texts = details.map((one) => `${one.name}|${one.dutiesHtml}|${one.otherConditions}`);
    expect(new Set(heads).size).toBe(3000);
    expect(new Set(texts).size).toBe(3000);
    expect(new Set(positions.map(({ code }) => code)).size).toBe(3000);
  });

  it('leave no place holder in their texts', () => {
    const withPlaceholder = details.filter((one) =>
      /[{}]|undefined|NaN/.test(`${one.name}${one.dutiesHtml}${one.otherConditions}`),
    );
    expect(withPlaceholder).toEqual([]);
  });

  it('carry codes that the lists hold', () => {
    for (const one of positions) {
      expect(regionName(one.regionCode)).toBe(one.regionName);
      expect(categoryName(one.categoryCode)).not.toBe(one.categoryCode);
      expect(one.majorCodes.filter((code) => majorName(code) === code)).toEqual([]);
      expect(termEntries('education').map(({ code }) => code)).toContain(one.education);
      expect(
        one.source.filter((code) => !termEntries('source').some((term) => term.code === code)),
      ).toEqual([]);
    }
  });

  it('have dates in order and the state that follows from them', () => {
    const at = Date.parse(noon);
    for (const one of positions) {
      expect(Date.parse(one.publishedAt)).toBeLessThanOrEqual(Date.parse(one.opensAt));
      expect(Date.parse(one.opensAt)).toBeLessThan(Date.parse(one.closesAt));
      expect(Date.parse(one.publishedAt)).toBeLessThanOrEqual(at);
      if (one.state === 'open') {
        expect(Date.parse(one.opensAt)).toBeLessThanOrEqual(at);
        expect(Date.parse(one.closesAt)).toBeGreaterThan(at);
      } else if (one.state !== 'cancelled') {
        expect(Date.parse(one.closesAt)).toBeLessThanOrEqual(at);
      }
    }
    expect(new Set(positions.map(({ state }) => state)).size).toBe(4);
  });

  it('ask for the degree of their education', () => {
    for (const { education, degree } of positions) {
      expect(degree).toBe(
        ['doctor', 'master', 'bachelor'].includes(education) ? education : undefined,
      );
    }
  });

  it('ask doctors for medicine and nurses for nursing', () => {
    const fits = (category: string, prefix: string): boolean =>
      positions
        .filter((one) => one.categoryCode === category)
        .every(
          (one) =>
            one.majorCodes.length > 0 && one.majorCodes.every((code) => code.startsWith(prefix)),
        );
    expect(fits('technical-medical', '10')).toBe(true);
    expect(fits('technical-nursing', '1011')).toBe(true);
  });
});

describe('counts of units', () => {
  it('are the counts of their open positions, and of those below', () => {
    const open = positions.filter(({ state }) => state === 'open');
    const own = new Map<string, number>();
    const total = new Map<string, number>();
    for (const { enterpriseId } of open) {
      own.set(enterpriseId, (own.get(enterpriseId) ?? 0) + 1);
      let id: string | undefined = enterpriseId;
      while (id) {
        total.set(id, (total.get(id) ?? 0) + 1);
        id = enterpriseDetailById(id)?.parentId;
      }
    }
    for (const { id } of units()) {
      const enterprise = enterpriseDetailById(id);
      expect(enterprise?.positionCount).toBe(own.get(id) ?? 0);
      expect(enterprise?.positionCountWithChildren).toBe(total.get(id) ?? 0);
    }
  });

  it('change when the enrolment of today closes', () => {
    const openNow = (): number => allPositions().filter(({ state }) => state === 'open').length;
    const sum = (): number =>
      units().reduce((all, { id }) => all + (enterpriseDetailById(id)?.positionCount ?? 0), 0);
    const atNoon = sum();
    expect(atNoon).toBe(openNow());
    process.env.PREVIEW_NOW = '2026-11-21T20:00:00+08:00';
    expect(sum()).toBe(openNow());
    expect(sum()).toBeLessThan(atNoon);
    process.env.PREVIEW_NOW = noon;
  });
});

describe('units', () => {
  it('have names of their own and a parent one level up', () => {
    const all = units();
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    for (const unit of all) {
      expect(unit.level === 0 ? undefined : all[unit.parent]?.level).toBe(
        unit.level === 0 ? undefined : unit.level - 1,
      );
    }
  });
});

describe('examples', () => {
  it.each([
    ['openSocialPosition', { state: 'open', recruitType: 'social', source: [] }],
    ['closedPosition', { state: 'closed' }],
    ['closingSoonPosition', { state: 'open', closesAt: '2026-11-22T18:00:00+08:00' }],
    [
      'demandingPosition',
      {
        state: 'open',
        degree: 'master',
        political: '01',
        minAge: 25,
        maxAge: 40,
        experienceYears: 5,
      },
    ],
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
});

describe('determinism', () => {
  it('gives the same positions to a server started anew', () => {
    const sample = ['200001', '200500', '201777', '203000'];
    const before = sample.map((id) => positionDetailById(id));
    jest.isolateModules(() => {
      const anew: typeof import('../../../mock/_preview/seed/positionDetails') = require('../../../mock/_preview/seed/positionDetails');
      expect(sample.map((id) => anew.positionDetailById(id))).toEqual(before);
    });
  });

  it('moves every date along with the clock', () => {
    const before = positionById(examples.openSocialPosition);
    process.env.PREVIEW_NOW = '2026-12-01T12:00:00+08:00';
    const after = positionById(examples.openSocialPosition);
    process.env.PREVIEW_NOW = noon;
    expect(before?.closesAt).toBe('2026-12-11T18:00:00+08:00');
    expect(after?.closesAt).toBe('2026-12-21T18:00:00+08:00');
  });
});

describe('scale', () => {
  it('multiplies positions and units, which still differ', () => {
    process.env.PREVIEW_SCALE = '3';
    const many = allPositions();
    expect(many).toHaveLength(9000);
    expect(units()).toHaveLength(900);
    expect(new Set(units().map(({ name }) => name)).size).toBe(900);
    expect(new Set(many.map((one) => `${one.name}|${one.enterpriseName}`)).size).toBe(9000);
    delete process.env.PREVIEW_SCALE;
  });
});
