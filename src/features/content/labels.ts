import type { NoticeType, QuestionCategory } from '@/services/types';

/** In the order of the tabs. Fixed enumerations have their labels in the packs (contract: Common rules). */
export const noticeTypes: readonly NoticeType[] = [
  'recruitment',
  'supplement',
  'publicity',
  'policy',
  'system',
];

/** In the order of the tabs, which is that of an application. */
export const categories: readonly QuestionCategory[] = [
  'account',
  'resume',
  'apply',
  'review',
  'interview',
  'background',
];
