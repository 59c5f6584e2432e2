import type { FieldSchema, WizardPage, WizardStepKey } from '@/services/types';

/** The order of the application's steps (docs/decisions.md): target, résumé, further fields, check, done. */
export const stepKeys = ['target', 'resume', 'extra', 'check', 'done'] as const;

function isStepKey(value: string | null): value is WizardStepKey {
  return stepKeys.some((key) => key === value);
}

/** The step to show: the one the URL asks for, unless the application has not come that far. */
export function stepToShow(wanted: string | null, reached: WizardStepKey): WizardStepKey {
  if (!isStepKey(wanted)) return reached;
  return stepKeys.indexOf(wanted) <= stepKeys.indexOf(reached) ? wanted : reached;
}

/** The neighbours of a step; `done` follows only from submitting, so nothing leads there. */
export function neighbours(step: WizardStepKey): {
  previous?: WizardStepKey;
  next?: WizardStepKey;
} {
  const index = stepKeys.indexOf(step);
  return {
    previous: stepKeys[index - 1],
    next: step === 'check' ? undefined : stepKeys[index + 1],
  };
}

/** Everything filled in, as label and readable value, for the check page. */
export function answersOf(page: WizardPage) {
  return page.steps.flatMap((step) =>
    step.fields.map((field) => ({ step: step.key, field, value: page.values[field.name] })),
  );
}

/** The fields that the application asks beyond the résumé. */
export function fieldsOf(page: WizardPage): readonly FieldSchema[] {
  return page.steps.find(({ key }) => key === 'extra')?.fields ?? [];
}

/** The query under which a sent application shows its number, also after a reload. */
export function sentSearch(applyId: string): string {
  return `?${new URLSearchParams({ sent: applyId })}`;
}
