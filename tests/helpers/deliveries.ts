import { act } from '@testing-library/react';
import type { Delivery, PageOf } from '@/services/types';
import { type PreviewClient, previewClient } from './previewApp';

/** The person with a delivery in every state, at another device: a caller beside the mounted portal. */
export function otherDevice(space: string): PreviewClient {
  return previewClient({ persona: 'deliveries', space });
}

/** The first delivery of that person in this state. */
export async function deliveryIn(space: string, status: string): Promise<Delivery> {
  const page = await otherDevice(space).data<PageOf<Delivery>>(
    '/pt/usercenter/rest/applicationdelivery/search',
    { query: { pageSize: 100 } },
  );
  const delivery = page.list.find((one) => one.status === status);
  if (!delivery) throw new Error(`No delivery is ${status}`);
  return delivery;
}

/** The reviewer's move, made behind the portal's back. */
export async function moveDelivery(space: string, deliveryId: string, to: string): Promise<void> {
  const answer = await otherDevice(space).post(`/__preview/deliveries/${deliveryId}`, {
    status: to,
  });
  if (answer.status !== 200) throw new Error(`Not moved to ${to}: ${answer.text}`);
}

/** Lets the stopped calendar of a test go on, and the person come back to the tab. */
export function comeBackAfter(ms: number): void {
  jest.setSystemTime(Date.now() + ms);
  process.env.PREVIEW_NOW = new Date(Date.now()).toISOString();
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}
