import { deliveryLimit } from '../../../mock/_preview/opening';
import { allActivities } from '../../../mock/_preview/seed/activities';
import { targetOf } from '../../../mock/_preview/targets';
import {
  activity,
  answers,
  applyTo,
  type Found,
  inState,
  openActivity,
  openFor,
  openPosition,
  openPositions,
  position,
  positionWhere,
  seatsBehind,
} from './applying';
import { callerAs, paths } from './caller';

describe('open', () => {
  test('makes a draft, and answers the same one again', async () => {
    const caller = callerAs('complete');
    const draft = await openFor(caller, 'position', openPosition().id);
    expect(draft.limit).toEqual({ max: deliveryLimit, used: 0 });
    expect(await openFor(caller, 'position', openPosition().id)).toEqual(draft);
    // An application that was only opened is no draft and no to-do.
    const opened = await caller.get<Found>(paths.search);
    expect(opened.counts).toEqual({ active: 0, ended: 0, draft: 0 });
    const { applyId } = draft;
    await caller.post(paths.page, { applyId, step: 'target', values: {}, version: 1 });
    const { list, counts } = await caller.get<Found>(paths.search);
    expect(counts).toEqual({ active: 0, ended: 0, draft: 1 });
    expect(list[0]).toMatchObject({
      id: draft.deliveryId,
      applyId: draft.applyId,
      status: 'draft',
      nextAction: { type: 'finish', dueAt: openPosition().closesAt },
    });
  });

  test('refuses a second application and says which the first is', async () => {
    const caller = callerAs('complete');
    const { id } = await applyTo(caller, openPosition().id);
    expect(await caller.refused(paths.open, position(openPosition().id))).toMatchObject({
      code: 'DELIVERY_DUPLICATE',
      data: { deliveryId: id },
    });
  });

  test('allows it again after a withdrawal, not after any other end', async () => {
    const caller = callerAs('deliveries');
    const withdrawn = await inState(caller, 'withdrawn');
    const again = await openFor(caller, 'position', withdrawn.targetId);
    expect(again.deliveryId).not.toBe(withdrawn.id);
    for (const status of ['absent', 'interviewFailed', 'bcFailed', 'hired', 'ended']) {
      const { targetId } = await inState(caller, status);
      expect(await caller.refused(paths.open, position(targetId))).toMatchObject({
        code: 'DELIVERY_DUPLICATE',
      });
    }
    const cancelled = await inState(caller, 'cancelled', 'activity');
    await openFor(caller, 'activity', cancelled.targetId);
  });

  test.each(['reviewing', 'closed', 'cancelled'])(
    'refuses a position that is %s',
    async (state) => {
      const { id } = positionWhere((one) => one.state === state);
      expect(await callerAs('complete').refused(paths.open, position(id))).toMatchObject({
        code: 'TARGET_CLOSED',
      });
    },
  );

  test.each(['upcoming', 'running', 'ended'])('refuses an activity that is %s', async (state) => {
    const found = allActivities().find((one) => one.state === state);
    expect(await callerAs('complete').refused(paths.open, activity(found?.id ?? ''))).toMatchObject(
      { code: 'TARGET_CLOSED' },
    );
  });

  test('refuses an education below the minimum, but not a résumé that says nothing yet', async () => {
    const { id } = positionWhere(
      (one) =>
        ['master', 'doctor'].includes(one.education) && Boolean(targetOf('position', one.id)?.open),
    );
    expect(await callerAs('complete').refused(paths.open, position(id))).toMatchObject({
      code: 'NOT_ELIGIBLE',
    });
    await openFor(callerAs('newcomer'), 'position', id);
  });

  test('refuses more live applications than the limit; drafts do not count', async () => {
    const caller = callerAs('complete');
    const targets = openPositions().slice(0, deliveryLimit + 2);
    const furtherDraft = await openFor(caller, 'position', targets.at(-1)?.id ?? '');
    for (const { id } of targets.slice(0, deliveryLimit)) {
      await applyTo(caller, id);
    }
    expect(
      await caller.refused(paths.open, position(targets[deliveryLimit]?.id ?? '')),
    ).toMatchObject({
      code: 'DELIVERY_LIMIT',
      data: { max: deliveryLimit, used: deliveryLimit },
    });
    // The earlier draft cannot be sent either, until another delivery is withdrawn.
    const body = { values: answers.position, declared: true };
    expect(await caller.refused(paths.apply(furtherDraft.applyId), body)).toMatchObject({
      code: 'DELIVERY_LIMIT',
    });
    const { list } = await caller.get<Found>(paths.search, { group: 'active' });
    await caller.post(paths.remove(list[0]?.id ?? ''));
    await caller.post(paths.apply(furtherDraft.applyId), body);
  });

  test('refuses a full session, and an activity whose sessions are all full', async () => {
    const caller = callerAs('complete');
    const found = openActivity();
    const seats = await seatsBehind(caller);
    const [first, ...rest] = found.sessions;
    seats[first?.id ?? ''] = first?.remaining ?? 0;
    expect(await caller.refused(paths.open, activity(found.id, first?.id))).toMatchObject({
      code: 'SESSION_FULL',
    });
    for (const session of rest) {
      seats[session.id] = session.remaining;
    }
    expect(await caller.refused(paths.open, activity(found.id))).toMatchObject({
      code: 'SESSION_FULL',
    });
  });

  test('refuses what does not exist', async () => {
    const caller = callerAs('complete');
    const refused = (body: object) => caller.refused(paths.open, body);
    expect(await refused(position('nowhere'))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await refused(activity('nowhere'))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await refused({ kind: 'notice', targetId: '1' })).toMatchObject({ code: 'VALIDATION' });
    expect(await refused(activity(openActivity().id, 'nowhere'))).toMatchObject({
      code: 'VALIDATION',
      fields: ['sessionId'],
    });
  });

  test('is for candidates who are signed in', async () => {
    const visitor = callerAs('visitor');
    expect(await visitor.refused(paths.open, position(openPosition().id))).toMatchObject({
      status: 401,
    });
    expect(
      await callerAs('reviewer').refused(paths.open, position(openPosition().id)),
    ).toMatchObject({ status: 403, code: 'FORBIDDEN' });
  });
});
