import type { QuestionCategory, QuestionQuery } from '@/services/types';
import { choiceOf, lineOf, pageOf, queryOf } from '@/utils/urlValues';
import { categories } from '../shared/labels';

/** What the query of /questionandanswer asks for; the open answer is in the hash. */
export interface QuestionState {
  category?: QuestionCategory;
  keyword: string;
  /** Page, from 1. */
  current: number;
}

export const keywordLimit = 60;
const pageSize = 20;

/** The questions asked for as the URL tells it; junk counts as absent. */
export function parseQuestions(params: URLSearchParams): QuestionState {
  return {
    category: choiceOf(params.get('category'), categories),
    keyword: lineOf(params.get('keyword'), keywordLimit),
    current: pageOf(params.get('current')),
  };
}

/** The query of a list of questions; '' for the default one. */
export function formatQuestions({ category, keyword, current }: QuestionState): string {
  return queryOf({ category, keyword, current: current > 1 ? current : undefined });
}

/** What the call takes (contract: questionandanswer/search); what is not set is left out. */
export function questionQueryOf(state: QuestionState): QuestionQuery {
  return { ...state, keyword: state.keyword || undefined, pageSize };
}

/** The id of the open answer in a hash such as `#q01`; undefined for anything that is no id. */
export function openIdOf(hash: string): string | undefined {
  return /^#([\w-]{1,40})$/.exec(hash)?.[1];
}
