import { answerKinds, type Kind } from './answers';
import { dataKinds } from './data';
import { ruleKinds } from './rules';

/** Every kind of difference that the check knows. */
export const kinds = { ...answerKinds, ...dataKinds, ...ruleKinds } as const;

export type KindId = keyof typeof kinds;

/** What a kind means, and how to mend it on either side. */
export function kindOf(id: KindId): Kind {
  return kinds[id];
}
