import type { NoticeType, QuestionCategory } from '@/services/types';

/** In the order of the tabs; fixed enumerations are shown from the packs by code (contract: Common rules). */
export const noticeTypes: readonly NoticeType[] = [
  'recruitment',
  'supplement',
  'publicity',
  'policy',
  'system',
];

/** In the order of the tabs, which is the order of an application. */
export const categories: readonly QuestionCategory[] = [
  'account',
  'resume',
  'apply',
  'review',
  'interview',
  'background',
];
