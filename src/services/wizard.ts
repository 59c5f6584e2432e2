import type { CallOptions } from '@/request/types';
import { get, post } from './call';
import type { BodyOf } from './callTypes';
import type { WizardSave } from './types';

/** An application as it stands: steps, fields, gaps, values (spec §7). Fails with NOT_FOUND. */
export function getWizardPage(applyId: string, options?: CallOptions) {
  return get('/usercenter/rest/wizard/page', { query: { applyId } }, options);
}

/** Saves one step (spec §7). Fails with NOT_FOUND, VALIDATION, SESSION_FULL, TARGET_CLOSED. */
export function saveWizardPage(body: WizardSave, options?: CallOptions) {
  return post('/usercenter/rest/wizard/page', { body }, options);
}

/** Sends the application (spec §7). Fails with VALIDATION or the refusals of `openDelivery`. */
export function submitApplication(
  applyId: string,
  body: BodyOf<'/usercenter/rest/wizard/apply/{applyId}'>,
  options?: CallOptions,
) {
  return post('/usercenter/rest/wizard/apply/{applyId}', { path: { applyId }, body }, options);
}
