import type { AppointmentSlot } from '../../src/services/types';
import {
  type CandidateState,
  type CandidateWorld,
  nextId,
  type StoredDelivery,
  type StoredSlot,
} from './candidateState';
import { iso } from './clock';

const dayMs = 24 * 60 * 60 * 1000;
const slotMs = 40 * 60 * 1000;

/** `at` moved by whole days, at `clock` (HH:mm, Beijing). */
export function plusDays(at: string, days: number, clock: string): string {
  return `${iso(new Date(Date.parse(at) + days * dayMs)).slice(0, 10)}T${clock}:00+08:00`;
}

const place = '综合服务楼 3 层 302 面试室';

/** Days and times of the interviews, counted from the arrangement. The first slot is full, the second has one place left. */
const plan: [days: number, clock: string, capacity: number, taken: number, online: boolean][] = [
  [5, '09:00', 6, 6, false],
  [5, '14:00', 6, 5, false],
  [6, '09:00', 6, 2, false],
  [6, '14:00', 6, 0, false],
  [7, '09:30', 8, 3, true],
  [8, '14:30', 6, 1, false],
];

export const contact = '人事处 王老师 000-00000000';
export const instructions =
  '请携带身份证原件、学历学位证书原件及复印件，提前 20 分钟到场签到；线上面试请提前测试摄像头和麦克风。';

/** What to bring to an interview, in person and online. */
export const bringTo = {
  place: ['身份证原件', '学历、学位证书原件和复印件', '近期一寸照片 2 张'],
  online: ['身份证原件', '安静、明亮的房间', '充满电的电脑或手机'],
} as const;

/** Where an online slot is held. */
export const meetingOf = (slotId: string): string =>
  `https://meeting.zhengcheng.example/j/${encodeURIComponent(slotId)}`;

/** Makes the interview times of an arrangement, counted from `at`. */
export function arrangeSlots(world: CandidateWorld, arrangeId: string, at: string): void {
  world.slots[arrangeId] = plan.map(([days, clock, capacity, taken, online], index) => {
    const startsAt = plusDays(at, days, clock);
    return {
      id: `${arrangeId}-${index + 1}`,
      startsAt,
      endsAt: iso(new Date(Date.parse(startsAt) + slotMs)),
      place: online ? '线上面试（入场前一天发送会议号）' : place,
      online,
      capacity,
      taken,
    };
  });
}

/** The interview times of an arrangement in order, `[]` for an unknown one. */
export function slotsOf(world: CandidateWorld, arrangeId: string): StoredSlot[] {
  return world.slots[arrangeId] ?? [];
}

/** A slot as the contract shows it. */
export function slotView({ taken, ...slot }: StoredSlot): AppointmentSlot {
  return { ...slot, remaining: Math.max(0, slot.capacity - taken) };
}

/** The slot a delivery holds, if any. */
export function heldSlot(world: CandidateWorld, delivery: StoredDelivery): StoredSlot | undefined {
  const { arrangeId, slotId } = delivery.appointment ?? {};
  return arrangeId && slotId
    ? slotsOf(world, arrangeId).find((slot) => slot.id === slotId)
    : undefined;
}

/** Frees the place that a delivery holds. */
export function releaseSlot(world: CandidateWorld, delivery: StoredDelivery): void {
  const held = heldSlot(world, delivery);
  if (held && delivery.appointment) {
    held.taken -= 1;
    delete delivery.appointment.slotId;
  }
}

/** Takes a place in the slot for the delivery; false when the slot is unknown or full. */
export function takeSlot(world: CandidateWorld, delivery: StoredDelivery, slotId: string): boolean {
  const appointment = delivery.appointment;
  const slot = slotsOf(world, appointment?.arrangeId ?? '').find((one) => one.id === slotId);
  if (!appointment || !slot || slot.taken >= slot.capacity) {
    return false;
  }
  slot.taken += 1;
  appointment.slotId = slotId;
  return true;
}

/** Gives a `booked` delivery an appointment where staff have skipped the steps before. */
export function ensureBooked(
  world: CandidateWorld,
  candidate: CandidateState,
  delivery: StoredDelivery,
  at: string,
): void {
  if (!delivery.appointment) {
    const arrangeId = nextId(candidate, 'arr');
    arrangeSlots(world, arrangeId, at);
    delivery.appointment = { arrangeId, notificationId: '' };
  }
  const { arrangeId, slotId } = delivery.appointment;
  if (!slotId) {
    const free = slotsOf(world, arrangeId).find((slot) => slot.taken < slot.capacity);
    if (free) {
      takeSlot(world, delivery, free.id);
    }
  }
}

/** Removes an interview that has not begun and frees its slot; an earlier one stays. */
export function dropComingAppointment(
  world: CandidateWorld,
  delivery: StoredDelivery,
  at: string,
): void {
  const held = heldSlot(world, delivery);
  if (!held || Date.parse(held.startsAt) > Date.parse(at)) {
    releaseSlot(world, delivery);
    delete delivery.appointment;
  }
}

/** A slot with places left that a candidate is asked to choose from. */
interface OpenSlot {
  slotId: string;
  deliveryId: string;
  startsAt: string;
  remaining: number;
}

/** The slots with places left, of every candidate who has to choose a time now. */
export function openSlots(world: CandidateWorld): OpenSlot[] {
  const waiting = Object.values(world.byLoginName)
    .flatMap(({ deliveries }) => deliveries)
    .filter(({ status }) => status === 'toBook');
  return waiting.flatMap(({ deliveryId, appointment }) =>
    slotsOf(world, appointment?.arrangeId ?? '')
      .map((slot) => ({
        slotId: slot.id,
        deliveryId,
        startsAt: slot.startsAt,
        remaining: slot.capacity - slot.taken,
      }))
      .filter(({ remaining }) => remaining > 0),
  );
}

/** Takes all places that are left in a slot, as other candidates would; false when no slot has that id. */
export function fillSlot(world: CandidateWorld, slotId: string): boolean {
  const slot = Object.values(world.slots)
    .flat()
    .find((one) => one.id === slotId);
  if (slot) {
    slot.taken = slot.capacity;
  }
  return slot !== undefined;
}
