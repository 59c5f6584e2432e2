import type { CallOptions } from '@/request/types';
import { get } from './call';
import type { ActivityQuery, MajorQuery, NoticeQuery, QuestionQuery, SchoolQuery } from './types';

/** A page of notices, pinned first (spec §7). */
export function searchNotices(query: NoticeQuery, options?: CallOptions) {
  return get('/portal/rest/notice/search', { query }, options);
}

/** A notice in full (spec §7). Fails with NOT_FOUND. */
export function viewNotice(id: string, options?: CallOptions) {
  return get('/portal/rest/notice/view', { query: { id } }, options);
}

/** A page of questions and answers (spec §7). */
export function searchQuestions(query: QuestionQuery, options?: CallOptions) {
  return get('/portal/rest/questionandanswer/search', { query }, options);
}

/** Banners of the home page (spec §7). */
export function getBanners(options?: CallOptions) {
  return get('/portal/rest/tidingsdirectory/getBanner', {}, options);
}

/** Privacy and agreement texts with their versions (spec §7). */
export function getPrivacyTexts(options?: CallOptions) {
  return get('/portal/rest/tidingsdirectory/searchPrivacy', {}, options);
}

/** Slots of an arrangement (spec §7). Fails with NOT_FOUND. */
export function getAppointmentSlots(appointmentTimeArrangeId: string, options?: CallOptions) {
  return get(
    '/portal/rest/appointmenttimeconfirm/getAllList/{appointmentTimeArrangeId}',
    { path: { appointmentTimeArrangeId } },
    options,
  );
}

/** Schools by name (spec §7). */
export function listSchools(query: SchoolQuery, options?: CallOptions) {
  return get('/portal/rest/school/list', { query }, options);
}

/** Hot enterprises (spec §7). */
export function listHotEnterprises(options?: CallOptions) {
  return get('/portal/rest/hotenterprise/list', {}, options);
}

/** The tree of position categories (spec §7). */
export function getCategoryTree(options?: CallOptions) {
  return get('/portal/rest/careercategory/tree', {}, options);
}

/** Majors by name or parent (spec §7). */
export function listMajors(query: MajorQuery, options?: CallOptions) {
  return get('/portal/rest/major/list', { query }, options);
}

/** Provinces, cities and districts (spec §7). */
export function getRegionTree(options?: CallOptions) {
  return get('/portal/rest/profile/region/treejson', {}, options);
}

/** A page of activities (spec §7). */
export function searchActivities(query: ActivityQuery, options?: CallOptions) {
  return get('/portal/rest/activity/search', { query }, options);
}

/** An activity in full (spec §7). Fails with NOT_FOUND. */
export function viewActivity(id: string, options?: CallOptions) {
  return get('/portal/rest/activity/view', { query: { id } }, options);
}
