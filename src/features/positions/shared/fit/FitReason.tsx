import { FormattedMessage } from '@umijs/max';
import FitValueText from './FitValueText';
import type { FitItem } from './item';

/** Why a requirement is answered as it is. */
export default function FitReason({ reason }: { reason: FitItem['reason'] }) {
  const values = Object.entries(reason.values).map(([name, value]) => [
    name,
    // Figures and plain codes choose among forms of the sentence.
    typeof value === 'object' ? <FitValueText key={name} value={value} /> : value,
  ]);
  return <FormattedMessage id={reason.key} values={Object.fromEntries(values)} />;
}
