import { everyDelivery } from '@/models/delivery';
import type { CallOptions } from '@/request/types';
import { getAccountInfo } from '@/services/account';
import { getCollectedPositions } from '@/services/collection';
import { getNotifications } from '@/services/delivery';
import { viewResume } from '@/services/resume';
import type { Delivery } from '@/services/types';
import { everyPage } from '@/utils/everyPage';

/** The parts of the file, in the order of their calls. */
export const dataParts = [
  'account',
  'resume',
  'deliveries',
  'collections',
  'notifications',
] as const;
export type DataPart = (typeof dataParts)[number];

/** The largest page size of the server. */
const pageSize = 100;
const groups = ['active', 'ended', 'draft'] as const;

const loaders: Record<DataPart, (options: CallOptions) => Promise<unknown>> = {
  account: getAccountInfo,
  resume: (options) => viewResume({}, options),
  deliveries: async (options) => {
    const lists: Delivery[][] = [];
    for (const group of groups) lists.push(await everyDelivery({ group }, options));
    return lists.flat();
  },
  collections: (options) =>
    everyPage((current) => getCollectedPositions({ current, pageSize }, options)),
  notifications: (options) =>
    everyPage((current) => getNotifications({ current, pageSize }, options)),
};

/** A part that could not be fetched, with the cause. */
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
 * Fetches all data about the signed-in person, and reports each part before it is fetched. One call after the other,
 * which works better on poor connections. Rejects with a PartError.
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
