import ErrorSummary from '@/components/ErrorSummary';
import type { Fault } from './faults';
import { controlId } from './fieldSpec';

interface FaultSummaryProps {
  /** Begins the ids of the form's controls. */
  formId: string;
  faults: readonly Fault[];
  attempt: number;
  /** How many there are to mend, unless said otherwise. */
  title?: string;
  /** Called before a field is gone to, to open what hides it. */
  onReach?: (path: string) => void;
}

/** What is to be mended in a form, each with a way to its field. */
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
