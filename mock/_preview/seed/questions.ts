import type { QuestionAnswer, QuestionCategory } from '../../../src/services/types';
import { scaled } from '../scale';
import { oncePer } from './once';
import { questionTexts } from './questionTexts';

const count = 120;
const firstId = 5001;

function base(): Omit<QuestionAnswer, 'id'>[] {
  const categories = Object.keys(questionTexts) as QuestionCategory[];
  return categories.flatMap((category) =>
    questionTexts[category].map((line) => {
      const [question = '', ...answer] = line.split('|');
      return { category, question, answerHtml: answer.map((part) => `<p>${part}</p>`).join('') };
    }),
  );
}

/** All questions. With more than the 120 written ones they repeat, with a number in the question. */
export const questions = oncePer(
  () => scaled(count),
  (): QuestionAnswer[] => {
    const written = base();
    return Array.from({ length: scaled(count) }, (_, index) => {
      const one = written[index % written.length] as Omit<QuestionAnswer, 'id'>;
      const round = Math.floor(index / written.length);
      const question = round === 0 ? one.question : `${one.question}（${round + 1}）`;
      return { ...one, id: String(firstId + index), question };
    });
  },
);
