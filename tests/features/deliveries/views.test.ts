import { applyAgainPath, nextLinkOf } from '@/features/deliveries/nextLink';
import { statusSentenceOf, withdrawalNow } from '@/features/deliveries/shared/statusSentence';
import type { Delivery, NextActionType } from '@/services/types';
import { appointmentAt, deliveryWith, sessionAt } from '../../helpers/entities';

const delivery = deliveryWith({ applyId: 'a 1', targetId: 'p/1' });

describe('nextLinkOf', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00+08:00') }));
  afterEach(() => jest.useRealTimers());
  const due = (type: 'finish' | 'book' | 'consent' | 'attend') => ({
    nextAction: { type, dueAt: '2026-12-01T18:00:00+08:00', notificationId: 'n1' },
  });
  test.each<[string, Partial<Delivery>, string | undefined]>([
    ['a draft goes on in its wizard', due('finish'), '/apply/p%2F1/position'],
    ['a draft of a closed target does not', {}, undefined],
    [
      'nor one whose time has passed since it was read',
      { nextAction: { type: 'finish', dueAt: '2026-11-21T11:59:59+08:00' } },
      undefined,
    ],
    [
      'nor is a failed review mended after it',
      { status: 'screenFailed', nextAction: { type: 'mend', dueAt: '2026-11-21T11:59:59+08:00' } },
      undefined,
    ],
    [
      'a failed review is mended at the first field named',
      { status: 'screenFailed', fields: ['education.0.school', 'basic.name'] },
      '/apply/delivery/a%201?section=education&field=education.0.school',
    ],
    ['one that names no field, in the editor', { status: 'screenFailed' }, '/apply/delivery/a%201'],
    ['of a closed position: no', { status: 'screenFailed', positionState: 'closed' }, undefined],
    [
      'a time is chosen on the screen of the interview',
      { status: 'toBook', ...due('book') },
      '/user/appointments?deliveryId=d1',
    ],
    [
      'consent is given at its notification',
      { status: 'bcConsent', ...due('consent') },
      '/user/notifications?consent=n1',
    ],
    ['an interview is attended', { status: 'booked' }, '/user/appointments?deliveryId=d1'],
    [
      'an activity is attended',
      { kind: 'activity', status: 'enrolled', positionState: undefined },
      '/applyActivity/p%2F1/applyActivity',
    ],
    ['while the unit acts there is nothing to do', { status: 'screening' }, undefined],
  ])('%s', (_name, facts, to) => {
    expect(nextLinkOf({ ...delivery, ...facts })?.to).toBe(to);
  });
});

test.each<[Partial<Delivery>, string | undefined]>([
  [{ status: 'withdrawn' }, '/apply/p%2F1/position'],
  [{ status: 'withdrawn', positionState: 'closed' }, undefined],
  [{ status: 'hired' }, undefined],
])('%j: one may apply again at %s', (facts, to) => {
  expect(applyAgainPath({ ...delivery, ...facts })).toBe(to);
});

describe('statusSentenceOf', () => {
  test.each([
    ['toBook', 'open', 'candidate'],
    ['screening', 'open', 'unit'],
    ['hired', 'closed', 'nobody'],
    ['screenFailed', 'open', 'candidate'],
    ['screenFailed', 'closed', 'nobody'],
  ] as const)('%s while the position is %s: %s acts', (status, positionState, actor) => {
    expect(statusSentenceOf({ ...delivery, status, positionState })?.actor).toBe(actor);
  });

  test('a failed review of a closed position is worded as final', () => {
    const closed: Delivery = { ...delivery, status: 'screenFailed', positionState: 'closed' };
    expect(statusSentenceOf(closed)?.key).toBe('deliveries.statusSentence.screenFailedClosed');
  });

  test('a state the portal does not know has no sentence', () => {
    const newer = { ...delivery, status: 'constructor' as Delivery['status'] };
    expect(statusSentenceOf(newer)).toBeUndefined();
  });
});

describe('statusSentenceOf: what the state means once its time has passed', () => {
  const at = '2026-11-21T12:00:00+08:00';
  const now = Date.parse(at);
  const over = appointmentAt(at, at);
  const meeting = appointmentAt(at, '2026-11-21T12:30:00+08:00');
  const acts = (type: NextActionType, dueAt: string) => ({ nextAction: { type, dueAt } });
  test.each<[string, Partial<Delivery>, string, string]>([
    ['a draft', acts('finish', at), 'draftClosed', 'nobody'],
    ['not mended', { status: 'screenFailed', ...acts('mend', at) }, 'screenFailedClosed', 'nobody'],
    ['no time chosen', { status: 'toBook', ...acts('book', at) }, 'toBookLate', 'candidate'],
    ['no consent', { status: 'bcConsent', ...acts('consent', at) }, 'bcConsentLate', 'candidate'],
    [
      'an interview under way',
      { status: 'booked', appointment: meeting, ...acts('attend', at) },
      'booked',
      'candidate',
    ],
    ['an interview that is over', { status: 'booked', appointment: over }, 'bookedPast', 'unit'],
    [
      'another time asked for, and the held one is over',
      { status: 'rescheduling', appointment: over },
      'reschedulingPast',
      'unit',
    ],
    [
      'another time asked for before one was chosen',
      { status: 'rescheduling', appointment: { ...over, slotId: undefined } },
      'rescheduling',
      'unit',
    ],
    [
      'an activity that is over',
      { kind: 'activity', status: 'enrolled', session: sessionAt(at, at) },
      'enrolledPast',
      'unit',
    ],
    ['a state without a time', { status: 'screening' }, 'screening', 'unit'],
  ])('%s', (_name, facts, key, actor) => {
    const sentence = statusSentenceOf({ ...delivery, ...facts }, now);
    expect(sentence).toEqual({ key: `deliveries.statusSentence.${key}`, actor });
  });

  test('a moment before, the state says it itself', () => {
    const open = { ...delivery, status: 'toBook' as const, ...acts('book', at) };
    expect(statusSentenceOf(open, now - 1)?.key).toBe('deliveries.statusSentence.toBook');
  });
});

test('what is over is not cancelled any more, only confirmed by its organiser', () => {
  const session = sessionAt('2026-11-01T09:00:00+08:00', '2026-11-01T11:00:00+08:00');
  const enrolled: Delivery = { ...delivery, kind: 'activity', status: 'enrolled', session };
  expect(withdrawalNow(enrolled, Date.parse('2026-11-01T10:59:00+08:00'))).toBe('cancelled');
  expect(withdrawalNow(enrolled, Date.parse('2026-11-01T11:00:00+08:00'))).toBeUndefined();
});
