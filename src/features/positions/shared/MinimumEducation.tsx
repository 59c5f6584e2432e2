import Sentence from '@/components/Sentence';
import type { Word } from '@/utils/words';

/** The minimum education (contract: Position). */
export default function MinimumEducation({ education }: { education: Word }) {
  return <Sentence id="positions.row.atLeast" values={{ education }} />;
}
