import type { QuestionCategory, QuestionQuery } from '@/services/types';
import { choice, keyword, listCodec, page } from '@/utils/listCodec';

/** In the order of the tabs, which is that of an application. */
export const categories: readonly QuestionCategory[] = [
  'account',
  'resume',
  'apply',
  'review',
  'interview',
  'background',
];

const pageSize = 20;

/** The state in the query of /questionandanswer; the open answer is in the hash. */
export const questionList = listCodec({ category: choice(categories), keyword, current: page });

/** The parameters of the call (contract: questionandanswer/search); missing ones are left out. */
export function questionQueryOf(state: ReturnType<typeof questionList.parse>): QuestionQuery {
  return { ...state, keyword: state.keyword || undefined, pageSize };
}

/** The id of the open answer in a hash such as `#q01`; undefined for any other hash. */
export function openIdOf(hash: string): string | undefined {
  return /^#([\w-]{1,40})$/.exec(hash)?.[1];
}
