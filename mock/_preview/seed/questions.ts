import type { QuestionAnswer, QuestionCategory } from '../../../src/services/types';
import { scaled } from '../scale';
import { oncePer } from './once';
import { QUESTIONS } from './questionTexts';

const COUNT = 120;
const FIRST_ID = 5001;

function base(): Omit<QuestionAnswer, 'id'>[] {
  const categories = Object.keys(QUESTIONS) as QuestionCategory[];
  return categories.flatMap((category) =>
    QUESTIONS[category].map((line) => {
      const [question = '', ...answer] = line.split('|');
      return { category, question, answerHtml: answer.map((part) => `<p>${part}</p>`).join('') };
    }),
  );
}

/** All questions; those beyond the 120 written ones repeat them, with the round in the question. */
export const questions = oncePer(
  () => scaled(COUNT),
  (): QuestionAnswer[] => {
    const written = base();
    return Array.from({ length: scaled(COUNT) }, (_, index) => {
      const one = written[index % written.length] as Omit<QuestionAnswer, 'id'>;
      const round = Math.floor(index / written.length);
      const question = round === 0 ? one.question : `${one.question}（${round + 1}）`;
      return { ...one, id: String(FIRST_ID + index), question };
    });
  },
);
