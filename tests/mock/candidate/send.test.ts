import type {
  ApplyResult,
  Delivery,
  DeliveryDraft,
  PositionDetail,
  Resume,
  WizardPage,
} from '../../../src/services/types';
import {
  activity,
  answers,
  applyTo,
  byId,
  enrolFor,
  type Found,
  openActivity,
  openFor,
  openPosition,
  seatsBehind,
} from './applying';
import { callerAs, paths } from './caller';

describe('sending', () => {
  const body = { values: answers.position, declared: true };

  test('gives a number, the next step and a snapshot that later edits leave alone', async () => {
    const caller = callerAs('complete');
    const { applyId, deliveryId } = await openFor(caller, 'position', openPosition().id);
    const sent = await caller.post<ApplyResult>(paths.apply(applyId), body);
    expect(sent.delivery).toMatchObject({
      id: deliveryId,
      status: 'submitted',
      number: expect.stringMatching(/^ZC\d{8}-0001$/),
      positionState: 'open',
      timeline: [{ status: 'submitted' }],
    });
    expect(sent.nextStep).not.toBe('');
    expect(Date.parse(sent.expectedBy)).toBeGreaterThan(Date.parse(sent.delivery.createdAt));
    const before = await caller.get<Resume>(paths.resume);
    const { version } = before;
    const value = { text: '改过的自我评价' };
    await caller.post(paths.save, { section: 'selfEvaluation', value, version });
    expect(await caller.get<Resume>(paths.resume, { deliveryId })).toEqual(before);
    expect((await caller.get<Resume>(paths.resume)).selfEvaluation).toEqual(value);
  });

  test('a second time answers the same delivery', async () => {
    const caller = callerAs('complete');
    const { applyId } = await openFor(caller, 'position', openPosition().id);
    const first = await caller.post<ApplyResult>(paths.apply(applyId), body);
    expect(await caller.post<ApplyResult>(paths.apply(applyId), body)).toEqual(first);
    expect((await caller.get<Found>(paths.search)).total).toBe(1);
    const next = await applyTo(caller, openPosition(1).id);
    expect(next.number).toMatch(/-0002$/);
  });

  test('is kept when the answer is lost, and found by its application', async () => {
    const caller = callerAs('complete');
    const { applyId } = await openFor(caller, 'position', openPosition().id);
    caller.client.cookies.set('preview_server', 'lost');
    await expect(caller.client.post(paths.apply(applyId), body)).rejects.toThrow();
    caller.client.cookies.delete('preview_server');
    const { list } = await caller.get<Found>(paths.search, { applyId });
    expect(list[0]?.status).toBe('submitted');
    const again = await caller.post<ApplyResult>(paths.apply(applyId), body);
    expect(again.delivery).toEqual(list[0]);
  });

  test('without the declaration or an answer it is refused at the fields', async () => {
    const caller = callerAs('complete');
    const { applyId, deliveryId } = await openFor(caller, 'position', openPosition().id);
    const { motivation: _, ...values } = answers.position;
    const refused = await caller.refused(paths.apply(applyId), { values, declared: false });
    expect(refused).toMatchObject({ code: 'VALIDATION', fields: ['motivation', 'declared'] });
    expect((await byId(caller, deliveryId)).status).toBe('draft');
  });

  test('gaps are named; an empty résumé sends nothing', async () => {
    const caller = callerAs('newcomer');
    const { applyId } = await openFor(caller, 'position', openPosition().id);
    const refused = await caller.refused(paths.apply(applyId), body);
    expect(refused.fields).toContain('basic.name');
    expect(await caller.refusedGet(paths.resume, { deliveryId: 'any' })).toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('the position knows the application', async () => {
    const caller = callerAs('complete');
    const sent = await applyTo(caller, openPosition().id);
    const path = `/pt/portal/rest/careerrecruitment/view/${openPosition().id}`;
    expect((await caller.get<PositionDetail>(path)).deliveryId).toBe(sent.id);
  });
});

describe('enrolling for an activity', () => {
  test('needs a session, takes a seat and shows it', async () => {
    const caller = callerAs('complete');
    const found = openActivity();
    const session = found.sessions.find((one) => one.remaining > 0);
    const { applyId } = await caller.post<DeliveryDraft>(paths.open, activity(found.id));
    const body = { values: answers.activity, declared: true };
    expect((await caller.refused(paths.apply(applyId), body)).fields).toEqual(['sessionId']);
    expect(
      await caller.refused(paths.page, { applyId, step: 'target', values: {}, version: 1 }),
    ).toMatchObject({ fields: ['sessionId'] });
    const enrolled: Delivery = await enrolFor(caller, found);
    expect(enrolled).toMatchObject({
      kind: 'activity',
      status: 'enrolled',
      number: expect.stringMatching(/^HD/),
      session: { id: session?.id, remaining: (session?.remaining ?? 0) - 1 },
      nextAction: { type: 'attend', dueAt: session?.startsAt },
    });
    expect(enrolled.positionState).toBeUndefined();
    expect(await caller.refused(paths.open, activity(found.id))).toMatchObject({
      code: 'DELIVERY_DUPLICATE',
    });
  });

  test('asks only who comes', async () => {
    const caller = callerAs('newcomer');
    const { applyId } = await openFor(caller, 'activity', openActivity().id);
    const { gaps } = await caller.get<WizardPage>(paths.page, { applyId });
    expect(new Set(gaps.map((gap) => gap.section))).toEqual(new Set(['basic']));
  });

  test('a session that fills up meanwhile is refused at the step and at the end', async () => {
    const caller = callerAs('complete');
    const found = openActivity();
    const session = found.sessions.find((one) => one.remaining > 0);
    const { applyId } = await caller.post<DeliveryDraft>(
      paths.open,
      activity(found.id, session?.id),
    );
    const seats = await seatsBehind(caller);
    seats[session?.id ?? ''] = session?.remaining ?? 0;
    const body = { values: answers.activity, declared: true };
    expect(await caller.refused(paths.apply(applyId), body)).toMatchObject({
      code: 'SESSION_FULL',
    });
    const step = { applyId, step: 'target', values: {}, sessionId: session?.id, version: 1 };
    expect(await caller.refused(paths.page, step)).toMatchObject({ code: 'SESSION_FULL' });
    expect(await caller.refused(paths.page, { ...step, sessionId: 'nowhere' })).toMatchObject({
      fields: ['sessionId'],
    });
  });
});
