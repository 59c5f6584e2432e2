import { consentStateOf } from '@/features/notifications/consent/consentState';
import zh from '@/locales/zh-CN/notifications';
import type { Delivery, Notification } from '@/services/types';

const dueAt = '2026-11-25T18:00:00+08:00';
const before = Date.parse('2026-11-21T10:00:00+08:00');
const at = '2026-11-22T09:00:00+08:00';

const asks = { deliveryId: 'd1', action: { dueAt, consent: {} } } as Notification;
const asksNoMore = { deliveryId: 'd1' } as Notification;
const moved = (...statuses: string[]) =>
  ({
    status: statuses.at(-1),
    timeline: statuses.map((status) => ({ status, at })),
  }) as unknown as Delivery;

test('is open until its deadline', () => {
  expect(consentStateOf(asks, undefined, before)).toEqual({ kind: 'open' });
  const late = consentStateOf(asks, undefined, Date.parse(dueAt));
  expect(late).toEqual({ kind: 'expired', at: dueAt });
});

test.each([
  ['bcRunning', 'agreed', '您已同意背景调查'],
  ['ended', 'refused', '您没有同意背景调查'],
  ['bcWaived', 'waived', '您无需接受背景调查'],
  ['withdrawn', 'withdrawn', '您已撤回这份投递'],
  ['newState', 'over', '这项背景调查已经办结'],
] as const)('a delivery that went on to %s: %s', (status, kind, title) => {
  const delivery = moved('interviewPassed', 'bcConsent', status);
  expect(consentStateOf(asksNoMore, delivery, before)).toEqual({ kind, at });
  expect(zh[`consent.outcome.${kind}.title`]).toBe(title);
});

test('what asks for no consent is not known; a request that is gone is over', () => {
  expect(consentStateOf(undefined, undefined, before)).toEqual({ kind: 'unknown' });
  expect(consentStateOf(asksNoMore, moved('submitted'), before)).toEqual({ kind: 'unknown' });
  expect(consentStateOf(asksNoMore, moved('bcConsent'), before)).toEqual({ kind: 'over' });
});
