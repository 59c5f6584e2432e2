import type { PolicyText } from '@/services/types';

/** The privacy text first, the others in the server's order. */
export function policiesInOrder(texts: readonly PolicyText[]): PolicyText[] {
  const rank = ({ kind }: PolicyText) => (kind === 'privacy' ? 0 : 1);
  return [...texts].sort((one, other) => rank(one) - rank(other));
}
