/** What the device keeps: other programs, older versions of the portal and a curious person write there too. */

import { readTableSettings } from '@/components/table/tableSettings';
import { restorableDraft } from '@/features/apply/stepDraft';
import { storedNewTime } from '@/features/appointments/choose/newTime';
import { valuesFrom } from '@/features/auth/regist/registSteps';
import { takePendingCollect } from '@/features/positions/shared/pendingCollect';
import { recentPositions } from '@/features/positions/shared/recent';
import { savedSearches } from '@/features/positions/shared/savedSearches';
import { pastSearches } from '@/features/positions/shared/suggest/pastSearches';
import { restorableSections } from '@/features/resume/drafts';
import { latestDraft } from '@/forms/storableValues';
import type { Resume } from '@/services/types';
import {
  storageKeys,
  storedDomain,
  storedSite,
  storedToken,
  storedUser,
} from '@/session/state/storage';
import { readAppearance } from '@/utils/appearance';
import { isRecord } from '@/utils/isRecord';
import { createJsonStore } from '@/utils/jsonStore';
import { currentDirection, currentPack, localeKey } from '@/utils/locale';
import { isPlain } from '@/utils/shape';
import { anyJson, anyStored, anyText, fc, runs } from '../helpers/property';

const now = Date.parse('2026-11-21T10:00:00+08:00');
const put = (name: string, text: string) => window.localStorage.setItem(`army-site-${name}`, text);

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

test('JSON goes there and back under any name, and a name takes nothing from another', () => {
  fc.assert(
    fc.property(
      anyText,
      anyText,
      anyJson,
      fc.constantFrom('local', 'session'),
      (key, other, value, kind) => {
        const store = createJsonStore(kind as 'local' | 'session', 'property');
        expect(store.write(key, value)).toBe(true);
        expect(store.read(key)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(store.keys()).toEqual([key]);
        if (other !== key) expect(store.read(other)).toBeUndefined();
        store.clear();
        expect([store.read(key), store.keys()]).toEqual([undefined, []]);
      },
    ),
  );
});

/** Values that nearly are what is expected: each part right, wrong or missing. */
const near = (parts: Record<string, unknown>) =>
  fc
    .record(
      Object.fromEntries(
        Object.entries(parts).map(([name, right]) => [name, fc.oneof(fc.constant(right), anyJson)]),
      ),
      { requiredKeys: [] },
    )
    .map((value) => JSON.stringify(value));

describe('the session', () => {
  const stored = fc.oneof(
    anyStored,
    near({ key: 'X-Auth-Token', value: 'v', domain: 'portal' }),
    near({ loginName: 'lin', displayName: '林' }),
    fc.constantFrom('"portal"', '"censor"'),
  );

  test('of anything stored a token is one that a header can carry, a user has a name, a domain is known', () => {
    fc.assert(
      fc.property(stored, (text) => {
        for (const key of Object.values(storageKeys)) window.localStorage.setItem(key, text);
        const token = storedToken.read();
        if (token) {
          const headers = new Headers({ [token.key]: token.value });
          if (token.domain) headers.set('X-Domain', token.domain);
          expect(headers.get(token.key)).toBe(token.value.replace(/^[\t ]+|[\t ]+$/g, ''));
        }
        expect(storedUser.read()?.loginName ?? 'nobody').not.toBe('');
        expect(['portal', 'censor', undefined]).toContain(storedDomain.read());
        const { id = '' } = storedSite.read() ?? {};
        expect(typeof id).toBe('string');
      }),
      runs(1000),
    );
  });

  test('a damaged part of a token is no token; a whole one comes back as it was', () => {
    const word = fc.string({ unit: fc.constantFrom(...'aZ09-_.'), minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(
        word,
        word,
        fc.constantFrom('key', 'value'),
        anyJson,
        (key, value, part, junk) => {
          const token = { key, value, domain: 'portal' as const };
          storedToken.write(token);
          expect(storedToken.read()).toEqual(token);
          fc.pre(typeof junk !== 'string');
          put('token', JSON.stringify({ ...token, [part]: junk }));
          expect(storedToken.read()).toBeUndefined();
        },
      ),
    );
  });
});

describe('lists', () => {
  const entries = fc.array(
    fc.oneof(
      anyJson,
      fc.record({ id: fc.string(), at: fc.constant('2026-11-21T10:00:00Z') }),
      fc.record({
        name: fc.string(),
        href: fc.constantFrom('/searchPosition/all?a=1', '//evil.example', 'javascript:1'),
      }),
      fc.string(),
    ),
    { maxLength: 60 },
  );

  test('hold their own kind of entries, in their order, up to their limit', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          entries.map((list) => JSON.stringify(list)),
          anyStored,
        ),
        (text) => {
          for (const name of ['recent', 'searches', 'keywords']) put(name, text);
          for (const { id, at } of recentPositions.read())
            expect([typeof id, typeof at]).toEqual(['string', 'string']);
          for (const { name, href } of savedSearches.read()) {
            expect(name).not.toBe('');
            expect(new URL(href, window.location.origin).origin).toBe(window.location.origin);
          }
          expect(pastSearches.read().every((word) => typeof word === 'string' && word !== '')).toBe(
            true,
          );
          expect(recentPositions.read().length).toBeLessThanOrEqual(50);
          expect(savedSearches.read().length).toBeLessThanOrEqual(20);
          expect(pastSearches.read().length).toBeLessThanOrEqual(10);
        },
      ),
      runs(500),
    );
  });

  test('junk among the entries takes no good one away', () => {
    fc.assert(
      fc.property(fc.array(anyJson, { maxLength: 8 }), fc.nat(8), (junk, at) => {
        const good = { id: '200001', at: '2026-11-21T10:00:00Z' };
        put('recent', JSON.stringify([...junk.slice(0, at), good, ...junk.slice(at)]));
        expect(recentPositions.read()).toContainEqual(good);
      }),
    );
  });
});

describe('preferences', () => {
  test('are one of those there are, whatever is stored', () => {
    fc.assert(
      fc.property(fc.oneof(anyStored, fc.constantFrom('"dark"', '"light"')), (text) => {
        put('appearance', text);
        window.localStorage.setItem(localeKey, text);
        expect(['system', 'light', 'dark']).toContain(readAppearance());
        expect(['zh-CN', 'en-US']).toContain(currentPack());
        expect(['ltr', 'rtl']).toContain(currentDirection());
      }),
    );
  });

  test('of a table: a density there is, and columns that are shown or not', () => {
    fc.assert(
      fc.property(
        fc.oneof(anyStored, near({ columns: { a: { show: false } }, density: 'small' })),
        (text) => {
          put('table-t', text);
          const { columns, density } = readTableSettings('t');
          expect(['small', 'middle', 'large']).toContain(density);
          for (const { show } of Object.values(columns)) expect(typeof show).toBe('boolean');
        },
      ),
    );
  });
});

describe('drafts', () => {
  const { education: _rows, ...emptyRows } = {
    education: [],
    work: [],
    service: [],
    projects: [],
    research: [],
    certificates: [],
    languages: [],
    computer: [],
    rewards: [],
    family: [],
    attachments: [],
  };
  const resume: Resume = {
    version: 1,
    updatedAt: '',
    templateId: 'table',
    completeness: 0,
    basic: { name: '林知远', mobile: '13800000001' },
    intention: {},
    selfEvaluation: {},
    education: [],
    ...emptyRows,
  };
  const time = fc.oneof(fc.constant(now), fc.integer(), anyJson);
  const entry = fc.dictionary(
    fc.constantFrom('name', 'mobile', 'school', 'id', '__proto__'),
    fc.oneof(anyText, anyJson),
  );
  const section = fc.oneof(anyJson, entry, fc.array(entry, { maxLength: 3 }));
  const stored = fc.oneof(
    anyJson,
    fc.record({
      at: time,
      sections: fc.oneof(
        anyJson,
        fc.dictionary(fc.constantFrom('basic', 'education', 'work', 'other'), section),
      ),
    }),
  );

  test('of the résumé offer sections of their own shape, with values that a field can show', () => {
    fc.assert(
      fc.property(stored, (value) => {
        for (const [key, kept] of Object.entries(restorableSections(value, resume, now))) {
          expect(Array.isArray(kept)).toBe(Array.isArray(resume[key as 'basic']));
          for (const one of [kept].flat()) expect(Object.values(one).every(isPlain)).toBe(true);
        }
      }),
      runs(1000),
    );
  });

  test('of an application have values that a field can show, and are from today', () => {
    const draft = fc.oneof(
      anyJson,
      fc.record({ at: time, version: time, values: fc.oneof(anyJson, entry) }),
    );
    fc.assert(
      fc.property(fc.array(draft, { maxLength: 4 }), (list) => {
        for (const one of list) {
          const found = restorableDraft(one, {}, now);
          if (!found) continue;
          expect(Object.values(found.values).every(isPlain)).toBe(true);
          expect(Math.abs(now - found.at)).toBeLessThanOrEqual(86_400_000);
        }
        const entries = list.map((one, index): [string, unknown] => [String(index), one]);
        const draftIn = (stored: unknown) => restorableDraft(stored, {}, now);
        const latest = latestDraft(entries, draftIn)?.draft;
        const times = list.flatMap((one) => restorableDraft(one, {}, now)?.at ?? []);
        expect(latest?.at).toBe(times.length > 0 ? Math.max(...times) : undefined);
      }),
      runs(500),
    );
  });

  test('of the tab are texts, or empty', () => {
    const tab = createJsonStore('session', 'tab');
    const across = createJsonStore('session', 'across');
    fc.assert(
      fc.property(
        fc.oneof(anyJson, fc.record({ way: anyJson, loginName: anyJson, agreed: section })),
        (kept) => {
          const { way, agreed, ...texts } = valuesFrom(kept);
          expect(['mobile', 'email']).toContain(way);
          expect(Object.values(texts).every((text) => typeof text === 'string')).toBe(true);
          expect(isRecord(agreed)).toBe(true);
          tab.write('newTime/1', kept);
          const { reason, preferred } = storedNewTime('1');
          expect([typeof reason, typeof preferred]).toEqual(['string', 'string']);
          across.write('collect', kept);
          expect(takePendingCollect(now)).toBeUndefined();
        },
      ),
      runs(300),
    );
  });
});
