import type {
  Delivery,
  Notification,
  NotificationsConfirmed,
  PageOf,
} from '../../../src/services/types';
import { inState } from './applying';
import { callerAs, paths } from './caller';

describe('the background check', () => {
  const asked = async () => {
    const caller = callerAs('deliveries');
    const delivery = await inState(caller, 'bcConsent');
    const { list } = await caller.get<PageOf<Notification>>(paths.notifications, {
      type: 'background',
      pageSize: 100,
    });
    const consent = list.find((one) => one.id === delivery.nextAction?.notificationId)?.action
      ?.consent;
    return { caller, deliveryId: delivery.id, consentVersion: consent?.version ?? '' };
  };

  test('agreeing starts it', async () => {
    const { caller, ...body } = await asked();
    expect((await caller.post<Delivery>(paths.agree, body)).status).toBe('bcRunning');
    expect(await caller.refused(paths.agree, body)).toMatchObject({ code: 'NOT_ALLOWED' });
  });

  test('refusing ends it with the reason', async () => {
    const { caller, ...body } = await asked();
    const ended = await caller.post<Delivery>(paths.disagree, { ...body, reason: '个人原因' });
    expect(ended).toMatchObject({ status: 'ended', reason: expect.stringContaining('个人原因') });
  });

  test('needs the version that was shown, the right state and one’s own delivery', async () => {
    const { caller, deliveryId, consentVersion } = await asked();
    expect(
      await caller.refused(paths.agree, { deliveryId, consentVersion: '1999.1' }),
    ).toMatchObject({ code: 'VALIDATION', fields: ['consentVersion'] });
    const other = await inState(caller, 'screening');
    expect(
      await caller.refused(paths.disagree, { deliveryId: other.id, consentVersion }),
    ).toMatchObject({ code: 'NOT_ALLOWED' });
    expect(
      await caller.refused(paths.agree, { deliveryId: 'nobody', consentVersion }),
    ).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('notifications', () => {
  test('by type and unread, the newest first; marking one and all read', async () => {
    const caller = callerAs('deliveries');
    const list = async (query: Record<string, string | boolean> = {}) =>
      (await caller.get<PageOf<Notification>>(paths.notifications, { ...query, pageSize: 100 }))
        .list;
    const all = await list();
    const times = all.map((one) => Date.parse(one.createdAt));
    expect([...times].sort((a, b) => b - a)).toEqual(times);
    for (const type of ['review', 'interview', 'background', 'activity', 'system']) {
      const some = await list({ type });
      expect(some.length).toBeGreaterThan(0);
      expect(some.every((one) => one.type === type)).toBe(true);
    }
    const unread = await list({ unread: true });
    expect(unread.length).toBeGreaterThan(1);
    expect(unread.length).toBeLessThan(all.length);
    const one = await caller.post<NotificationsConfirmed>(paths.confirm, {
      notificationIds: [unread[0]?.id],
    });
    expect(one).toEqual({ unread: unread.length - 1 });
    expect(
      await caller.post<NotificationsConfirmed>(paths.confirm, { notificationIds: 'all' }),
    ).toEqual({ unread: 0 });
    expect(await list({ unread: true })).toEqual([]);
  });
});
