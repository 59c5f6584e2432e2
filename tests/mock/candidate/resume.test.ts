import { moveDelivery } from '../../../mock/_preview/deliveries';
import type {
  AccountInfo,
  Resume,
  ResumeEdit,
  ResumeSaved,
  ResumeTemplate,
} from '../../../src/services/types';
import { inState, storeBehind } from './applying';
import { type Caller, callerAs, paths } from './caller';

const view = (caller: Caller) => caller.get<Resume>(paths.resume);

const basic = {
  name: '林知远',
  gender: '1',
  birthDate: '2000-05-18',
  idType: 'resident',
  idNumber: '990000200005180019',
  currentRegion: '370100',
  political: '13',
  mobile: '19900000001',
  email: 'lin@example.com',
  sources: ['veteran'],
  photoFileId: 'up-1',
};
const education = {
  id: 'e1',
  school: '青岚理工大学',
  major: '软件工程',
  education: 'bachelor',
  start: '2018-09',
  end: '2022-06',
};

/** Saves over the newest version. */
async function save(caller: Caller, section: string, value: unknown, more: object = {}) {
  const { version } = await view(caller);
  return caller.post<ResumeSaved>(paths.save, { section, value, version, ...more });
}

async function refuse(caller: Caller, section: string, value: unknown, more: object = {}) {
  const { version } = await view(caller);
  return caller.refused(paths.save, { section, value, version, ...more });
}

test('the personas have an empty and a complete résumé', async () => {
  const empty = await view(callerAs('newcomer'));
  expect(empty).toMatchObject({ completeness: 0, basic: {}, education: [] });
  for (const persona of ['complete', 'deliveries']) {
    expect((await view(callerAs(persona))).completeness).toBe(100);
  }
});

test('section by section from nothing to complete', async () => {
  const caller = callerAs('newcomer');
  const consent = { sensitiveConsentVersion: '2026.1' };
  const first = await save(caller, 'basic', basic, consent);
  expect(first).toEqual({ version: 2, completeness: 68 });
  expect(await save(caller, 'education', [education])).toEqual({ version: 3, completeness: 100 });
  const saved = await view(caller);
  expect(saved).toMatchObject({ basic, education: [education], version: 3, completeness: 100 });
});

test('an unfinished section may be saved; what is unknown or blank is not kept', async () => {
  const caller = callerAs('newcomer');
  await save(caller, 'basic', { name: ' 林知远 ', email: '', political: null, shoeSize: 43 });
  expect((await view(caller)).basic).toEqual({ name: '林知远' });
});

test('a row without an id is given one', async () => {
  const caller = callerAs('newcomer');
  const { id: _, ...row } = education;
  await save(caller, 'education', [row]);
  expect((await view(caller)).education[0]?.id).toBe('education-1');
});

test('an old version is refused with the newer résumé', async () => {
  const caller = callerAs('complete');
  const { version } = await view(caller);
  await save(caller, 'selfEvaluation', { text: '先保存的' });
  const refused = await caller.refused(paths.save, {
    section: 'selfEvaluation',
    value: { text: '后保存的' },
    version,
  });
  expect(refused.code).toBe('RESUME_CONFLICT');
  expect(refused.data).toEqual(await view(caller));
});

test.each([
  ['basic', { ...basic, idNumber: '990000200005180011' }, 'basic.idNumber'],
  ['basic', { ...basic, mobile: '123' }, 'basic.mobile'],
  ['basic', { ...basic, email: 'lin' }, 'basic.email'],
  ['basic', { ...basic, birthDate: '2000-13-01' }, 'basic.birthDate'],
  ['basic', { ...basic, political: 'none' }, 'basic.political'],
  ['basic', { ...basic, sources: 'veteran' }, 'basic.sources'],
  ['basic', { ...basic, heightCm: 'tall' }, 'basic.heightCm'],
  ['basic', { ...basic, heightCm: 20 }, 'basic.heightCm'],
  ['basic', { ...basic, heightCm: 300 }, 'basic.heightCm'],
  ['basic', { ...basic, name: '长'.repeat(51) }, 'basic.name'],
  ['education', [{ ...education, school: '' }], 'education.0.school'],
  ['education', [education, { ...education, end: '2010-01' }], 'education.1.end'],
  ['education', [{ ...education, start: '2018' }], 'education.0.start'],
  [
    'service',
    [{ enlistedAt: '2019-09', dischargedAt: '2018-09', unit: '某部', post: '战士' }],
    'service.0.dischargedAt',
  ],
  ['intention', { acceptsAdjustment: 'yes' }, 'intention.acceptsAdjustment'],
  ['attachments', [{ title: '毕业证', file: 'up-1' }], 'attachments.0.file'],
  ['version', 3, 'section'],
])('%s: %#, refused at its field', async (section, value, field) => {
  const consent = { sensitiveConsentVersion: '2026.1' };
  const refused = await refuse(callerAs('newcomer'), section, value, consent);
  expect(refused).toMatchObject({ code: 'VALIDATION', status: 400, fields: [field] });
});

test('a passport has no check digit', async () => {
  const caller = callerAs('newcomer');
  const value = { idType: 'passport', idNumber: 'E12345678' };
  await save(caller, 'basic', value, { sensitiveConsentVersion: '2026.1' });
  expect((await view(caller)).basic.idNumber).toBe('E12345678');
});

test('ID, health and family data go with the consent to them, every time', async () => {
  const caller = callerAs('newcomer');
  const family = [{ id: 'f1', name: '林安和', relation: 'father' }];
  const wanting = { code: 'VALIDATION', fields: ['sensitiveConsentVersion'] };
  expect(await refuse(caller, 'basic', basic)).toMatchObject(wanting);
  expect(await refuse(caller, 'basic', { heightCm: 170 })).toMatchObject(wanting);
  expect(await refuse(caller, 'family', family)).toMatchObject(wanting);
  await save(caller, 'family', family, { sensitiveConsentVersion: '2026.1' });
  // Each call needs the consent itself, also for data that the server already has.
  expect(await refuse(caller, 'basic', basic)).toMatchObject(wanting);
  expect(await refuse(caller, 'family', family)).toMatchObject(wanting);
  const older = { sensitiveConsentVersion: '2025.2' };
  expect(await refuse(caller, 'basic', basic, older)).toMatchObject(wanting);
  await save(caller, 'basic', basic, { sensitiveConsentVersion: '2026.1' });
  await save(caller, 'basic', { name: '林知远' });
  const { consents } = await caller.get<AccountInfo>('/pt/usercenter/rest/userinfo/info');
  expect(consents.filter((one) => one.docId === 'sensitive')).toMatchObject([
    { version: '2026.1' },
  ]);
});

describe('while a delivery is in review', () => {
  const lockedOf = async (caller: Caller) =>
    (await caller.get<ResumeEdit>(paths.edit)).rules.find((rule) => rule.section === 'basic')
      ?.lockedFields;

  test('who the applicant is cannot be changed, all else can', async () => {
    const caller = callerAs('deliveries');
    expect(await lockedOf(caller)).toEqual(['name', 'gender', 'birthDate', 'idType', 'idNumber']);
    const { basic: mine } = await view(caller);
    expect(await refuse(caller, 'basic', { ...mine, name: '周雨' })).toMatchObject({
      code: 'RESUME_LOCKED',
      fields: ['basic.name'],
    });
    await save(caller, 'basic', { ...mine, vision: '5.0' }, { sensitiveConsentVersion: '2026.1' });
  });

  test('what a failed review asks to mend is open', async () => {
    const caller = callerAs('deliveries');
    const { id } = await inState(caller, 'screening');
    moveDelivery(storeBehind(caller), id, 'screenFailed', { fields: ['basic.idNumber'] });
    expect(await lockedOf(caller)).toEqual(['name', 'gender', 'birthDate', 'idType']);
  });

  test('nothing is locked without one', async () => {
    expect(await lockedOf(callerAs('complete'))).toEqual([]);
  });
});

test('the rules name every section and which are required', async () => {
  const { rules, resume } = await callerAs('complete').get<ResumeEdit>(paths.edit);
  expect(rules).toHaveLength(14);
  expect(rules.filter((rule) => rule.required).map((rule) => rule.section)).toEqual([
    'basic',
    'education',
  ]);
  expect(resume.completeness).toBe(100);
});

test('templates are listed and switched; an unknown one is refused', async () => {
  const caller = callerAs('complete');
  const templates = await caller.get<ResumeTemplate[]>(paths.templates);
  expect(templates.map((one) => one.layout)).toEqual(['table', 'compact', 'timeline']);
  await caller.post(paths.template, { templateId: templates[2]?.id });
  expect((await view(caller)).templateId).toBe(templates[2]?.id);
  expect(await caller.refused(paths.template, { templateId: 'none' })).toMatchObject({
    code: 'NOT_FOUND',
  });
});
