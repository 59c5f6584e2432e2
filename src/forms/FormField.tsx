import { ProForm } from '@ant-design/pro-components';
import { memo, type ReactNode, Suspense, useEffect } from 'react';
import ChoicesFailed from './ChoicesFailed';
import { useFormContext } from './FormContext';
import type { FaceProps } from './faceProps';
import { controlId, dotted, type FieldPath, type FieldSpec, pathOfField } from './fieldSpec';
import styles from './PortalForm.module.css';
import { faceOf, isGroup } from './registry';

interface FormFieldProps {
  field: FieldSpec;
  /** The row of a list that the field stands in: `['education', 0]`. */
  under?: FieldPath;
}

/**
 * A field by its type, with label, hint and error around the control. Its face (antd's for a mouse, the device's for
 * fingers) is fetched when the first field of that type is drawn.
 */
function FormField({ field, under }: FormFieldProps) {
  const { id: formId, messages, isTouch } = useFormContext();
  const path = pathOfField(field, under);
  const id = controlId(formId, path);
  const error = messages.get(dotted(path));
  const { label, labelLang, hint, isRequired, onRetryOptions } = field;
  const Face = faceOf(field.type, isTouch);
  const labelId = `${id}_label`;
  const words = (
    <span id={labelId} lang={labelLang}>
      {label}
    </span>
  );
  const face: FaceProps = {
    field,
    path,
    item: {
      name: typeof field.name === 'string' ? field.name : [...field.name],
      label: words,
      required: isRequired === true,
      extra: hint,
      disabled: field.isLocked,
    },
    control: {
      id,
      'aria-describedby': describedBy(id, hint, error),
      'aria-invalid': error ? true : undefined,
      'aria-required': isRequired || undefined,
      // Several controls under one label are named by it, as none of them is its own.
      'aria-labelledby': isGroup(field.type) ? labelId : undefined,
      placeholder: field.placeholder,
      autoComplete: field.autoComplete ?? 'off',
      name: field.inputName,
      autoFocus: field.hasFocus || undefined,
    },
  };
  if (onRetryOptions) return <ChoicesFailed onRetry={onRetryOptions}>{words}</ChoicesFailed>;
  return (
    <Suspense fallback={<Waiting hint={hint}>{words}</Waiting>}>
      <Face {...face} />
      <FaultAtField path={path} message={error} />
    </Suspense>
  );
}

/**
 * Says what is wrong at the field. It stands beside the face, so that a field that is drawn later gets it too;
 * pro-components' fields drop the `help` of an item.
 */
function FaultAtField({ path, message }: { path: FieldPath; message: string | undefined }) {
  const form = ProForm.useFormInstance();
  const name = dotted(path);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the dotted name says all of the path
  useEffect(() => {
    form.setFields([{ name: [...path], errors: message ? [message] : [] }]);
  }, [form, name, message]);
  return null;
}

function describedBy(id: string, hint: ReactNode, error: string | undefined): string | undefined {
  return [hint && `${id}_extra`, error && `${id}_help`].filter(Boolean).join(' ') || undefined;
}

/** Label and hint with room for the control, while its script is on its way; as an item of antd's for its distances. */
function Waiting({ hint, children }: { hint: ReactNode; children: ReactNode }) {
  return (
    <div className={`ant-form-item ${styles.waiting}`} aria-busy="true">
      {children}
      {hint && <div className={styles.waitingHint}>{hint}</div>}
      <div className={styles.native} />
    </div>
  );
}

export default memo(FormField);
