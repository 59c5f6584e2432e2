import { answerableOf } from '@/forms/contractFields';
import type { FieldSchema, WizardPage, WizardStepKey } from '@/services/types';

/** The order of the application's steps (docs/product.md, Screens): target, résumé, further fields, check, done. */
export const stepKeys = ['target', 'resume', 'extra', 'check', 'done'] as const;

/**
 * The step to show: the one in the URL, unless the application has not reached it yet. Where the server names a step that the
 * portal does not know, any step before sending can be opened, the first one by default.
 */
export function stepToShow(wanted: string | null, reached: WizardStepKey): WizardStepKey {
  const step = stepKeys.find((key) => key === wanted);
  if (!stepKeys.includes(reached)) return step && step !== 'done' ? step : 'target';
  return step && stepKeys.indexOf(step) <= stepKeys.indexOf(reached) ? step : reached;
}

/** The steps before and after a step. None leads to `done`, which only follows from sending. */
export function neighbours(step: WizardStepKey) {
  const index = stepKeys.indexOf(step);
  return {
    previous: stepKeys[index - 1],
    next: step === 'check' ? undefined : stepKeys[index + 1],
  };
}

/** All answers as labels and readable values, for the check step. */
export function answersOf(page: WizardPage) {
  return page.steps.flatMap((step) =>
    answerableOf(step.fields).map((field) => ({
      step: step.key,
      field,
      value: page.values[field.name],
    })),
  );
}

/** The questions of the application beyond the résumé. */
export function fieldsOf(page: WizardPage): readonly FieldSchema[] {
  return answerableOf(page.steps.find(({ key }) => key === 'extra')?.fields ?? []);
}

/** The query that shows the number of a sent application, also after a reload. */
export function sentQuery(applyId: string): string {
  return `?${new URLSearchParams({ sent: applyId })}`;
}
