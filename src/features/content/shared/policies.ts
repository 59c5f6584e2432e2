import type { PolicyText } from '@/services/types';

/** The privacy text first, the others as the server gives them. */
export function policiesInOrder(texts: readonly PolicyText[]): PolicyText[] {
  const rank = ({ kind }: PolicyText) => (kind === 'privacy' ? 0 : 1);
  return [...texts].sort((one, other) => rank(one) - rank(other));
}
