import { act } from '@testing-library/react';
import type { Delivery, PageOf } from '@/services/types';
import { present } from './present';
import { type PreviewClient, previewClient } from './previewApp';

/** The persona `deliveries` at another device: makes calls beside the mounted portal. */
export function otherDevice(space: string): PreviewClient {
  return previewClient({ persona: 'deliveries', space });
}

/** The first delivery of that person in this state. */
export async function deliveryIn(space: string, status: string): Promise<Delivery> {
  const page = await otherDevice(space).data<PageOf<Delivery>>(
    '/pt/usercenter/rest/applicationdelivery/search',
    { query: { pageSize: 100 } },
  );
  return present(page.list.find((one) => one.status === status));
}

/** Moves a delivery as the reviewer's side does; the portal does not know of it yet. */
export async function moveDelivery(space: string, deliveryId: string, to: string): Promise<void> {
  const answer = await otherDevice(space).post(`/__preview/deliveries/${deliveryId}`, {
    status: to,
  });
  if (answer.status !== 200) throw new Error(`Not moved to ${to}: ${answer.text}`);
}

/** Lets a review of one delivery fail for these fields, and returns the delivery. */
export async function returnedFor(space: string, fields: readonly string[]): Promise<Delivery> {
  const { id } = await deliveryIn(space, 'screenFailed');
  const body = { status: 'screenFailed', force: true, reason: '请核对后修改。', fields };
  const answer = await otherDevice(space).post(`/__preview/deliveries/${id}`, body);
  if (answer.status !== 200) throw new Error(`Not sent back: ${answer.text}`);
  return deliveryById(space, id);
}

/** That person's delivery, by its own id or that of its application. */
export async function deliveryById(space: string, id: string): Promise<Delivery> {
  const { list } = await otherDevice(space).data<PageOf<Delivery>>(
    '/pt/usercenter/rest/applicationdelivery/search',
    { query: { pageSize: 100 } },
  );
  return present(list.find((one) => one.id === id || one.applyId === id));
}

/** Moves the stopped clock of a test on, and makes the tab visible again. */
export function returnToTabAfter(ms: number): void {
  jest.setSystemTime(Date.now() + ms);
  process.env.PREVIEW_NOW = new Date(Date.now()).toISOString();
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}
