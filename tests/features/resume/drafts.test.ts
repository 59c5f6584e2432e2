import { draftsToStore, offeredDrafts } from '@/features/resume/drafts';
import type { Resume } from '@/services/types';

const now = Date.parse('2026-11-21T10:00:00+08:00');
const resume: Resume = {
  version: 3,
  updatedAt: '2026-11-20T10:00:00+08:00',
  templateId: 'table',
  completeness: 0,
  basic: { idNumber: '110101199003070038', mobile: '13800000001', name: '林知远' },
  intention: {},
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
  selfEvaluation: {},
  attachments: [],
};

it('keeps no ID or phone numbers, health, family or files', () => {
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
      family: [{ id: 'a', name: '父', relation: 'father', mobile: '3' }],
      attachments: [{ id: 'b', title: '证书', file: { id: 'f' } }],
    },
    now,
  );
  expect(stored).toEqual({
    at: now,
    sections: { basic: { name: '林' }, attachments: [{ id: 'b', title: '证书' }] },
  });
});

it('offers a draft with what was never kept taken from the server', () => {
  const offered = offeredDrafts({ at: now, sections: { basic: { name: '林远' } } }, resume, now);
  expect(offered.basic).toEqual({ ...resume.basic, name: '林远' });
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
])('offers nothing for %s', (_name, stored) => {
  expect(offeredDrafts(stored, resume, now)).toEqual({});
});
