import { FormattedMessage } from '@umijs/max';
import Words from '@/components/Words';
import type { TextKey } from '@/locales/keys';
import type { Word } from '@/utils/words';

const id: TextKey = 'positions.row.atLeast';

/** The minimum education (contract: Position). */
export default function MinimumEducation({ education }: { education: Word }) {
  return (
    <FormattedMessage tagName="span" id={id} values={{ education: <Words of={[education]} /> }} />
  );
}
