import {
  draftsToStore,
  restorableDrafts,
  restorableSections,
  unstoredLabelKeys,
  withoutLocked,
} from '@/features/resume/drafts';
import { sectionOf } from '@/features/resume/shared/sections';
import type { Resume } from '@/services/types';
import { emptyResume } from '../../../mock/_preview/resumeSeed';

const now = Date.parse('2026-11-21T10:00:00+08:00');
const resume: Resume = {
  ...emptyResume(),
  basic: { idNumber: '110101199003070038', mobile: '13800000001', name: '林知远' },
};

it('keeps no ID or phone numbers, health, files, nor what tells of relatives’ age and politics', () => {
  const stored = draftsToStore(
    {
      basic: {
        name: '林',
        idNumber: '1',
        mobile: '2',
        heightCm: 170,
        photoFileId: 'f',
        vision: '5.0',
      },
      family: [
        {
          id: 'a',
          name: '父',
          relation: 'father',
          employer: '某厂',
          mobile: '3',
          birthDate: '1960-01-01',
          political: '01',
        },
      ],
      attachments: [{ id: 'b', title: '证书', file: { id: 'f' } }],
    },
    now,
    { basic: { name: '林甲', idNumber: '1', mobile: '3' } },
  );
  expect(stored).toEqual({
    at: now,
    base: { basic: { name: '林甲' } },
    sections: {
      basic: { name: '林' },
      family: [{ id: 'a', name: '父', relation: 'father', employer: '某厂' }],
      attachments: [{ id: 'b', title: '证书' }],
    },
  });
});

it('offers a draft with what was never kept taken from the server', () => {
  const offered = restorableSections(
    { at: now, sections: { basic: { name: '林远' } } },
    resume,
    now,
  );
  expect(offered.basic).toEqual({ ...resume.basic, name: '林远' });
});

it('offers a draft with what was saved elsewhere since, and nothing that is only older', () => {
  const base = { basic: { name: '林', email: 'old@b.cn' }, selfEvaluation: { text: '旧' } };
  const sections = {
    basic: { name: '林远', email: 'old@b.cn' },
    selfEvaluation: { text: '旧' },
  };
  const newer = { ...resume, basic: { ...resume.basic, name: '林', email: 'new@b.cn' } };
  expect(restorableSections({ at: now, sections, base }, newer, now)).toEqual({
    basic: { ...newer.basic, name: '林远' },
  });
});

it.each([
  ['junk', 'junk'],
  ['nothing', undefined],
  [
    'a draft of yesterday',
    { at: now - 24 * 60 * 60 * 1000 - 1, sections: { basic: { name: '林远' } } },
  ],
  ['what is saved already', { at: now, sections: { basic: { name: '林知远' } } }],
  ['another shape', { at: now, sections: { basic: [], education: {} } }],
  ['rows of nothing', { at: now, sections: { education: [null, 5] } }],
  ['things in place of texts', { at: now, sections: { basic: { name: { zh: '林' } } } }],
  ['a time that no date has', { at: -1e300, sections: { basic: { name: '林远' } } }],
  ['a time to come', { at: 1e300, sections: { basic: { name: '林远' } } }],
])('offers nothing for %s', (_name, stored) => {
  expect(restorableSections(stored, resume, now)).toEqual({});
});

it('offers the work of each closed tab by itself, the latest first, and nothing that says nothing new', () => {
  const text = (words: string) => ({ selfEvaluation: { text: words } });
  const offers = restorableDrafts(
    [
      ['early', { at: now - 2, sections: text('甲') }],
      ['junk', 'junk'],
      ['late', { at: now - 1, sections: text('乙') }],
      ['saved', { at: now, sections: { basic: { name: '林知远' } } }],
    ],
    resume,
    now,
  );
  expect(offers.map(({ key, sections }) => [key, sections.selfEvaluation])).toEqual([
    ['late', { text: '乙' }],
    ['early', { text: '甲' }],
  ]);
});

it('what is locked says what the server has, the rest stays', () => {
  const rule = { section: 'basic', required: true, lockedFields: ['name', 'gender'] } as const;
  const drafts = { basic: { name: '改', gender: '1', email: 'a@b.cn' }, education: [{ id: 'a' }] };
  const freed = withoutLocked(drafts, [{ ...rule, lockedFields: [...rule.lockedFields] }], resume);
  expect(freed).toEqual({
    basic: { name: '林知远', gender: undefined, email: 'a@b.cn' },
    education: [{ id: 'a' }],
  });
});

it('names what is not kept before it is filled in, and nothing for a list without rows', () => {
  const family = sectionOf('family');
  if (!family) throw new Error('no section of relatives');
  expect(unstoredLabelKeys(family, [])).toEqual([]);
  expect(unstoredLabelKeys(family, [{ id: 'a' }])).toEqual([
    'resume.field.family.birthDate',
    'resume.field.family.political',
    'resume.field.family.mobile',
  ]);
});
