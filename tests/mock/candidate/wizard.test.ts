import type { WizardPage } from '../../../src/services/types';
import { answers, byId, inState, openActivity, openFor, openPosition } from './applying';
import { callerAs, paths } from './caller';

describe('the wizard', () => {
  const begin = async (persona = 'complete') => {
    const caller = callerAs(persona);
    const { applyId, deliveryId } = await openFor(caller, 'position', openPosition().id);
    const page = () => caller.get<WizardPage>(paths.page, { applyId });
    const save = (step: string, version: number, values: object = {}) => ({
      applyId,
      step,
      values,
      version,
    });
    return { caller, applyId, deliveryId, page, save };
  };

  test('shows the target, the steps, the declaration and no gaps for a complete résumé', async () => {
    const { page } = await begin();
    const shown = await page();
    expect(shown).toMatchObject({
      kind: 'position',
      targetId: openPosition().id,
      target: { position: { id: openPosition().id } },
      currentStep: 'target',
      version: 1,
      gaps: [],
      values: {},
    });
    expect(shown.steps.map((step) => step.key)).toEqual([
      'target',
      'resume',
      'extra',
      'check',
      'done',
    ]);
    expect(shown.declarationHtml).toContain('<li>');
  });

  test('each step is saved, and coming back resumes at the furthest', async () => {
    const { caller, page, save } = await begin();
    const post = (body: object) => caller.post<WizardPage>(paths.page, body);
    expect((await post(save('target', 1))).currentStep).toBe('resume');
    expect((await post(save('resume', 2))).currentStep).toBe('extra');
    const extra = await post(save('extra', 3, { ...answers.position, unknown: 'x' }));
    expect(extra).toMatchObject({ currentStep: 'check', version: 4, values: answers.position });
    expect(await page()).toEqual(extra);
    // Saving an earlier step again does not move the draft back.
    expect((await post(save('target', 4))).currentStep).toBe('check');
    expect((await post(save('check', 5))).currentStep).toBe('check');
  });

  test('an older version is refused with the newer page', async () => {
    const { caller, save, page } = await begin();
    await caller.post(paths.page, save('target', 1));
    const refused = await caller.refused(paths.page, save('target', 1));
    expect(refused).toMatchObject({ code: 'VALIDATION', fields: ['version'] });
    expect(refused.data).toEqual(await page());
  });

  test('a newcomer is told every gap, and cannot pass the résumé step', async () => {
    const { caller, page, save } = await begin('newcomer');
    const { gaps } = await page();
    expect(gaps).toContainEqual({
      section: 'basic',
      field: 'basic.photoFileId',
      message: '请上传证件照',
    });
    expect(gaps.map((gap) => gap.field)).toContain('education.0.school');
    await caller.post(paths.page, save('target', 1));
    const refused = await caller.refused(paths.page, save('resume', 2));
    expect(refused.fields).toEqual(gaps.map((gap) => gap.field));
  });

  test.each([
    ['hasRelative', undefined],
    ['hasRelative', 'perhaps'],
    ['arrivalDate', 'soon'],
    ['motivation', '短'],
    ['motivation', '长'.repeat(501)],
    ['relativeNote', '长'.repeat(101)],
  ])('the field %s refuses %j', async (field, value) => {
    const { caller, save } = await begin();
    const refused = await caller.refused(
      paths.page,
      save('extra', 1, { ...answers.position, [field]: value }),
    );
    expect(refused).toMatchObject({ code: 'VALIDATION', status: 400, fields: [field] });
  });

  test('a refused step changes nothing', async () => {
    const { caller, page, save } = await begin();
    await caller.post(paths.page, save('extra', 1, answers.position));
    const before = await page();
    await caller.refused(paths.page, save('extra', 2, { motivation: '短' }));
    expect(await page()).toEqual(before);
  });

  test('a refused step of an enrolment chooses no session either', async () => {
    const caller = callerAs('newcomer');
    const { id: targetId, sessions } = openActivity();
    const { applyId } = await openFor(caller, 'activity', targetId);
    const sessionId = sessions.find(({ remaining }) => remaining > 0)?.id;
    const body = { applyId, step: 'extra', values: {}, version: 1 };
    await caller.refused(paths.page, { ...body, sessionId });
    expect(await caller.get<WizardPage>(paths.page, { applyId })).not.toHaveProperty('sessionId');
  });

  test('saving a step is the draft’s last change', async () => {
    const caller = callerAs('deliveries');
    const draft = await inState(caller, 'draft');
    const { applyId } = draft;
    const { version } = await caller.get<WizardPage>(paths.page, { applyId });
    await caller.post(paths.page, { applyId, step: 'target', values: {}, version });
    const saved = await byId(caller, draft.id);
    expect(Date.parse(saved.updatedAt)).toBeGreaterThan(Date.parse(draft.updatedAt));
    expect(saved.createdAt).toBe(draft.createdAt);
  });

  test('an unknown step, a sent application and somebody else’s are refused', async () => {
    const { caller, save, applyId } = await begin();
    expect(await caller.refused(paths.page, save('done', 1))).toMatchObject({ fields: ['step'] });
    const body = { values: answers.position, declared: true };
    await caller.post(paths.apply(applyId), body);
    expect(await caller.refused(paths.page, save('extra', 2))).toMatchObject({
      code: 'NOT_ALLOWED',
    });
    const other = callerAs('newcomer', caller.client.cookies.get('preview_space'));
    expect(await other.refusedGet(paths.page, { applyId })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await other.refused(paths.apply(applyId), body)).toMatchObject({ code: 'NOT_FOUND' });
  });
});
