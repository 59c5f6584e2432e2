import type { TextKey } from '@/locales/keys';
import type { NoticeType, QuestionCategory } from '@/services/types';

/** Fixed enumerations are shown from the packs by code (contract: Common rules). */
export const noticeTypeKeys = {
  recruitment: 'content.notice.type.recruitment',
  supplement: 'content.notice.type.supplement',
  publicity: 'content.notice.type.publicity',
  policy: 'content.notice.type.policy',
  system: 'content.notice.type.system',
} as const satisfies Record<NoticeType, TextKey>;

/** In the order of the tabs. */
export const noticeTypes: readonly NoticeType[] = [
  'recruitment',
  'supplement',
  'publicity',
  'policy',
  'system',
];

export const categoryKeys = {
  account: 'content.questions.category.account',
  resume: 'content.questions.category.resume',
  apply: 'content.questions.category.apply',
  review: 'content.questions.category.review',
  interview: 'content.questions.category.interview',
  background: 'content.questions.category.background',
} as const satisfies Record<QuestionCategory, TextKey>;

/** In the order of the tabs, which is the order of an application. */
export const categories: readonly QuestionCategory[] = [
  'account',
  'resume',
  'apply',
  'review',
  'interview',
  'background',
];
