const hour = 3_600_000;
export const day = 24 * hour;

/** A moment in ms as the contract writes it, in Beijing's time. */
export function iso(ms: number): string {
  return `${new Date(ms + 8 * hour).toISOString().slice(0, 19)}+08:00`;
}
