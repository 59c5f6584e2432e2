import { usePage } from '@/hooks/useCall';
import { searchQuestions } from '@/services/content';
import type { QuestionQuery } from '@/services/types';

/** A page of questions with their answers (contract: questionandanswer/search). */
export const useQuestions = (query: QuestionQuery) => usePage(searchQuestions, query);
