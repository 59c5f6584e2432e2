import type { FieldSchema, FieldValues, WizardPage } from '@/services/types';

export const reason: FieldSchema = { name: 'reason', label: '理由', type: 'text', required: true };

/** An application's page in its step of questions, version 1. */
export function wizardPage(values: FieldValues, fields: FieldSchema[] = [reason]): WizardPage {
  return {
    applyId: 'a1',
    deliveryId: 'd1',
    kind: 'position',
    targetId: 'p1',
    target: {},
    currentStep: 'extra',
    version: 1,
    steps: [{ key: 'extra', title: '补充信息', fields }],
    gaps: [],
    declarationHtml: '',
    values,
  };
}
