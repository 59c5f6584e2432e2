/** `count` times `PREVIEW_SCALE` (a positive number, 1 by default), whole (docs/product.md, Preview). */
export function scaled(count: number): number {
  const factor = Number(process.env.PREVIEW_SCALE ?? '1');
  return Number.isFinite(factor) && factor > 0 ? Math.max(1, Math.round(count * factor)) : count;
}
