import type { ActivitySession, Appointment, Delivery } from '@/services/types';

/** The delivery of a position, with the facts that a test is about. */
export const deliveryWith = (facts: Partial<Delivery> = {}): Delivery => ({
  id: 'd1',
  applyId: 'a1',
  kind: 'position',
  targetId: 'p1',
  targetName: '护士',
  enterpriseName: '某医院',
  status: 'draft',
  positionState: 'open',
  createdAt: '2026-11-01T09:00:00+08:00',
  updatedAt: '2026-11-01T09:00:00+08:00',
  timeline: [],
  ...facts,
});

/** An interview whose time is chosen. */
export const appointmentAt = (startsAt: string, endsAt: string): Appointment => ({
  appointmentTimeArrangeId: 'arr1',
  notificationId: 'n1',
  slotId: 's1',
  startsAt,
  endsAt,
  place: '302',
  online: false,
  contact: '',
  instructions: '',
});

export const sessionAt = (startsAt: string, endsAt: string, remaining = 1): ActivitySession => ({
  id: 's1',
  label: '上午场',
  startsAt,
  endsAt,
  place: '会展中心',
  online: false,
  capacity: 100,
  remaining,
});
