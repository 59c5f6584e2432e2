import type { CallOptions } from '@/request/types';
import { get, post } from './call';
import type { ResumeSave } from './types';

/** The résumé, or the snapshot sent with a delivery (spec §7). Fails with NOT_FOUND. */
export function viewResume(query: { deliveryId?: string }, options?: CallOptions) {
  return get('/usercenter/rest/resume/view', { query }, options);
}

/** The résumé and the rules of its sections (spec §7). */
export function editResume(options?: CallOptions) {
  return get('/usercenter/rest/resume/edit', {}, options);
}

/**
 * Saves one section (spec §7). Fails with RESUME_CONFLICT (data: the newer résumé), RESUME_LOCKED,
 * VALIDATION.
 */
export function saveResume(body: ResumeSave, options?: CallOptions) {
  return post('/usercenter/rest/resume/save', { body }, options);
}

/** The templates a résumé can be shown in (spec §7). */
export function getResumeTemplates(options?: CallOptions) {
  return get('/usercenter/rest/resume/getTemplates', {}, options);
}

/** Chooses the template (spec §7). Fails with NOT_FOUND. */
export function changeResumeTemplate(templateId: string, options?: CallOptions) {
  return post('/usercenter/rest/resume/changeTemplate', { body: { templateId } }, options);
}

/**
 * Sends the corrected résumé for a delivery whose review asked for it (spec §7). Fails with NOT_FOUND,
 * NOT_ALLOWED, TARGET_CLOSED.
 */
export function completeResume(deliveryId: string, options?: CallOptions) {
  return post(
    '/usercenter/rest/resume/completeResume/{deliveryId}',
    { path: { deliveryId } },
    options,
  );
}
