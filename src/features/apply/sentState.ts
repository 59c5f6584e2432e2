/** What the submit answered beyond the delivery itself; kept with the history entry, so that a reload has it. */
interface SentState {
  nextStep?: string;
  expectedBy?: string;
}

/** Reads it from a history entry's state, which may hold anything. */
export function sentStateOf(state: unknown): SentState {
  if (typeof state !== 'object' || state === null) return {};
  const { nextStep, expectedBy } = state as Record<string, unknown>;
  return {
    nextStep: typeof nextStep === 'string' ? nextStep : undefined,
    expectedBy: typeof expectedBy === 'string' ? expectedBy : undefined,
  };
}
