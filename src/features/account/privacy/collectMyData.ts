import type { CallOptions } from '@/request/types';
import { getAccountInfo } from '@/services/account';
import { getCollectedPositions } from '@/services/collection';
import { getNotifications, searchDeliveries } from '@/services/delivery';
import { viewResume } from '@/services/resume';
import type { Delivery } from '@/services/types';
import { everyPage } from '@/utils/everyPage';

/** What the file holds, in the order in which it is fetched. */
export const dataParts = [
  'account',
  'resume',
  'deliveries',
  'collections',
  'notifications',
] as const;
export type DataPart = (typeof dataParts)[number];

/** Entries of a page; the server hands out no more at once. */
const pageSize = 100;
const groups = ['active', 'ended', 'draft'] as const;

async function everyDelivery(options: CallOptions) {
  const byGroup: Delivery[] = [];
  for (const group of groups) {
    byGroup.push(
      ...(await everyPage((current) => searchDeliveries({ group, current, pageSize }, options))),
    );
  }
  return byGroup;
}

const loaders: Record<DataPart, (options: CallOptions) => Promise<unknown>> = {
  account: getAccountInfo,
  resume: (options) => viewResume({}, options),
  deliveries: everyDelivery,
  collections: (options) =>
    everyPage((current) => getCollectedPositions({ current, pageSize }, options)),
  notifications: (options) =>
    everyPage((current) => getNotifications({ current, pageSize }, options)),
};

/** A part that could not be fetched, with the reason. */
export class PartError extends Error {
  override readonly name = 'PartError';
  constructor(
    readonly part: DataPart,
    readonly reason: unknown,
  ) {
    super(part);
  }
}

/**
 * All that the portal's calls tell about the person signed in, part by part; says each before it is fetched.
 * One after the other: poor connections carry one answer better than five. Rejects with a PartError.
 */
export async function collectMyData(
  parts: readonly DataPart[],
  onPart: (part: DataPart) => void,
  signal: AbortSignal,
): Promise<Partial<Record<DataPart, unknown>>> {
  const data: Partial<Record<DataPart, unknown>> = {};
  for (const part of parts) {
    onPart(part);
    try {
      data[part] = await loaders[part]({ signal, skipErrorHandler: true });
    } catch (reason) {
      throw new PartError(part, reason);
    }
  }
  return data;
}
