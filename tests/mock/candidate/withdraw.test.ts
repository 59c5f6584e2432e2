import { worldOf } from '../../../mock/_preview/candidateState';
import { withdrawAll } from '../../../mock/_preview/deliveries';
import type { Delivery, Resume } from '../../../src/services/types';
import { byId, enrolFor, type Found, inState, openActivity, storeBehind } from './applying';
import { callerAs, paths } from './caller';
import { mendAsked } from './lifecycleMoves';

describe('delete', () => {
  const live = [
    'submitted',
    'screening',
    'screenFailed',
    'screenPassed',
    'toBook',
    'booked',
    'rescheduling',
    'interviewPassed',
    'reserve',
    'bcConsent',
    'bcRunning',
    'bcPassed',
    'bcWaived',
  ];
  test.each(live)('withdraws one that is %s', async (status) => {
    const caller = callerAs('deliveries');
    const { id } = await inState(caller, status);
    const withdrawn = await caller.post<Delivery>(paths.remove(id));
    expect(withdrawn.status).toBe('withdrawn');
    expect(withdrawn.timeline.at(-1)?.status).toBe('withdrawn');
    expect(await byId(caller, id)).toEqual(withdrawn);
  });

  const over = [
    'publicity',
    'hired',
    'ended',
    'withdrawn',
    'absent',
    'interviewFailed',
    'bcFailed',
  ];
  test.each(over)('refuses one that is %s', async (status) => {
    const caller = callerAs('deliveries');
    const { id } = await inState(caller, status);
    expect(await caller.refused(paths.remove(id))).toMatchObject({ code: 'NOT_ALLOWED' });
    expect((await byId(caller, id)).status).toBe(status);
  });

  test('removes a draft', async () => {
    const caller = callerAs('deliveries');
    const { id, applyId } = await inState(caller, 'draft');
    expect((await caller.post<Delivery>(paths.remove(id))).id).toBe(id);
    expect((await caller.get<Found>(paths.search, { deliveryId: id })).total).toBe(0);
    expect(await caller.refusedGet(paths.page, { applyId })).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('cancels an enrolment and gives the seat back; what is over stays', async () => {
    const caller = callerAs('complete');
    const enrolled = await enrolFor(caller, openActivity());
    const cancelled = await caller.post<Delivery>(paths.remove(enrolled.id));
    expect(cancelled.status).toBe('cancelled');
    expect(cancelled.session?.remaining).toBe((enrolled.session?.remaining ?? 0) + 1);
    expect(await caller.refused(paths.remove(enrolled.id))).toMatchObject({ code: 'NOT_ALLOWED' });
  });

  test('gives the place of a coming interview back; one that was held stays known', async () => {
    const caller = callerAs('deliveries');
    const { id, appointment } = await inState(caller, 'booked');
    const slots = worldOf(storeBehind(caller)).slots[appointment?.appointmentTimeArrangeId ?? ''];
    const taken = () => slots?.find((one) => one.id === appointment?.slotId)?.taken ?? 0;
    const before = taken();
    const withdrawn = await caller.post<Delivery>(paths.remove(id));
    expect(taken()).toBe(before - 1);
    expect(withdrawn.appointment).toBeUndefined();
    const passed = await inState(caller, 'interviewPassed');
    const after = await caller.post<Delivery>(paths.remove(passed.id));
    expect(after.appointment).toEqual(passed.appointment);
  });

  test('closing the account withdraws everything live, publicity too, and removes drafts', async () => {
    const caller = callerAs('deliveries');
    await caller.get(paths.search);
    withdrawAll(storeBehind(caller), 'deliveries');
    const { counts } = await caller.get<Found>(paths.search);
    expect(counts).toMatchObject({ active: 0, draft: 0 });
  });
});

describe('completing the résumé for a failed review', () => {
  test('sends the résumé as it is now and goes back to the review', async () => {
    const caller = callerAs('deliveries');
    const { id } = await inState(caller, 'screenFailed');
    const { version } = await caller.get<Resume>(paths.resume);
    const value = { text: '已按要求修改。' };
    await caller.post(paths.save, { section: 'selfEvaluation', value, version });
    await mendAsked(caller);
    const sent = await caller.post<Delivery>(paths.complete(id));
    expect(sent.status).toBe('screening');
    expect(sent.fields).toBeUndefined();
    expect(sent.nextAction).toBeUndefined();
    const snapshot = await caller.get<Resume>(paths.resume, { deliveryId: id });
    expect(snapshot.selfEvaluation).toEqual(value);
    expect(sent.timeline.at(-1)?.remark).toBe(
      '您已修改现居地、自我评价并重新提交，重新进入资格初审',
    );
  });

  test('is refused while everything that was asked for says what was sent', async () => {
    const caller = callerAs('deliveries');
    const { id } = await inState(caller, 'screenFailed');
    const refused = await caller.refused(paths.complete(id));
    expect(refused).toMatchObject({ code: 'VALIDATION', status: 400 });
    expect(refused.fields).toEqual(['basic.photoFileId', 'basic.currentRegion']);
  });

  test('is refused when the position has closed, when nothing was asked, for a stranger', async () => {
    const caller = callerAs('deliveries');
    const { list } = await caller.get<Found>(paths.search, { group: 'ended', pageSize: 100 });
    const closed = list.find((one) => one.status === 'screenFailed');
    const refusal = (id: string) => caller.refused(paths.complete(id));
    expect(await refusal(closed?.id ?? '')).toMatchObject({ code: 'TARGET_CLOSED' });
    const running = await inState(caller, 'screening');
    expect(await refusal(running.id)).toMatchObject({ code: 'NOT_ALLOWED' });
    expect(await refusal('nobody')).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('is refused while the résumé lacks something', async () => {
    const caller = callerAs('deliveries');
    const { id } = await inState(caller, 'screenFailed');
    const { version, education } = await caller.get<Resume>(paths.resume);
    expect(education).not.toEqual([]);
    await caller.post(paths.save, { section: 'education', value: [], version });
    const refused = await caller.refused(paths.complete(id));
    expect(refused).toMatchObject({ code: 'VALIDATION', status: 400 });
    expect(refused.fields).toContain('education.0.school');
  });
});
