import ErrorSummary from '@/components/ErrorSummary';
import type { Fault } from './faults';
import { controlId } from './fieldSpec';

interface FaultSummaryProps {
  /** Prefix of the ids of the form's controls. */
  formId: string;
  faults: readonly Fault[];
  attempt: number;
  /** The heading; by default the number of errors. */
  title?: string;
  /** Called before the focus moves to a field, so that the caller can open a closed part around it. */
  onReach?: (path: string) => void;
}

/** All errors of a form, each with a link to its field. */
export default function FaultSummary({
  formId,
  faults,
  attempt,
  title,
  onReach,
}: FaultSummaryProps) {
  const idOf = (path: string | undefined) =>
    path === undefined ? undefined : controlId(formId, path);
  return (
    <ErrorSummary
      errors={faults.map(({ path, message, lang }) => ({ message, lang, fieldId: idOf(path) }))}
      attempt={attempt}
      title={title}
      onReach={(fieldId) => {
        const fault = faults.find(({ path }) => idOf(path) === fieldId);
        if (fault?.path) onReach?.(fault.path);
      }}
    />
  );
}
