/** @jest-environment node */
import { consentStateOf } from '@/features/notifications/consent/consentState';
import type { AnyStatus, Delivery, Notification } from '@/services/types';

const now = Date.parse('2026-11-21T12:00:00+08:00');
const consent = {
  agency: '',
  items: [],
  purpose: '',
  retention: '',
  refusalEffect: '',
  version: '1',
};

function notification(action?: Notification['action'], deliveryId?: string): Notification {
  return { id: 'n1', deliveryId, type: 'background', title: '', body: '', createdAt: '', action };
}

function delivery(...statuses: AnyStatus[]): Delivery {
  return {
    id: 'd1',
    applyId: 'a1',
    kind: 'position',
    targetId: 'p1',
    targetName: '',
    enterpriseName: '',
    status: statuses.at(-1) ?? 'submitted',
    createdAt: '',
    updatedAt: '',
    timeline: statuses.map((status, index) => ({ status, at: `at ${index}`, remark: '' })),
  };
}

const asks = (dueAt: string) => notification({ type: 'consent', dueAt, consent }, 'd1');
const asksNoMore = notification(undefined, 'd1');

test.each<[string, Notification | undefined, Delivery | undefined, object]>([
  ['it waits', asks('2026-11-22T18:00:00+08:00'), delivery('bcConsent'), { kind: 'open' }],
  [
    'its time has passed',
    asks('2026-11-20T18:00:00+08:00'),
    delivery('bcConsent'),
    { kind: 'expired', at: '2026-11-20T18:00:00+08:00' },
  ],
  ['agreed', asksNoMore, delivery('bcConsent', 'bcRunning'), { kind: 'agreed', at: 'at 1' }],
  [
    'agreed, and long since gone on',
    asksNoMore,
    delivery('submitted', 'bcConsent', 'bcRunning', 'bcPassed', 'publicity'),
    { kind: 'agreed', at: 'at 2' },
  ],
  ['refused', asksNoMore, delivery('bcConsent', 'ended'), { kind: 'refused', at: 'at 1' }],
  ['waived', asksNoMore, delivery('bcConsent', 'bcWaived'), { kind: 'waived', at: 'at 1' }],
  ['withdrawn', asksNoMore, delivery('bcConsent', 'withdrawn'), { kind: 'withdrawn', at: 'at 1' }],
  [
    'a state that nobody knows',
    asksNoMore,
    delivery('bcConsent', 'dancing' as AnyStatus),
    { kind: 'over', at: 'at 1' },
  ],
  ['asked again by another notification', asksNoMore, delivery('bcConsent'), { kind: 'over' }],
  ['never asked', asksNoMore, delivery('submitted'), { kind: 'unknown' }],
  ['no such delivery', asksNoMore, undefined, { kind: 'unknown' }],
  ['no such notification', undefined, undefined, { kind: 'unknown' }],
  ['one of no delivery', notification(), undefined, { kind: 'unknown' }],
])('%s', (_name, given, of, state) => {
  expect(consentStateOf(given, of, now)).toEqual(state);
});
