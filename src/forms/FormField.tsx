import { ProForm } from '@ant-design/pro-components';
import { memo, type ReactNode, useEffect } from 'react';
import ChoicesFailed from './ChoicesFailed';
import FieldFailure from './FieldFailure';
import FieldPlaceholder from './FieldPlaceholder';
import { useFormContext } from './FormContext';
import type { FaceProps } from './faceProps';
import { type FaultText, faultFrom } from './faults';
import { controlId, dottedPath, type FieldPath, type FieldSpec, pathOfField } from './fieldSpec';
import { isGroup } from './registry';
import { useFace } from './useFace';

interface FormFieldProps {
  field: FieldSpec;
  /** Path of the list row around the field, such as `['education', 0]`. */
  under?: FieldPath;
}

/**
 * A field by its type, with label, hint and error around the control. Its control (antd's for a mouse, the device's for
 * touch) is fetched when the first field of that type renders.
 */
function FormField({ field, under }: FormFieldProps) {
  const { id: formId, messages, isTouch } = useFormContext();
  const path = pathOfField(field, under);
  const id = controlId(formId, path);
  const fault = messages.get(dottedPath(path));
  const { label, labelLang, hint, isRequired, onRetryOptions } = field;
  const { Control, error, isRetried } = useFace(field.type, isTouch);
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
      'aria-describedby': describedBy(id, hint, fault),
      'aria-invalid': fault ? true : undefined,
      'aria-required': isRequired || undefined,
      // A group of controls is named by the label, since no single control of it is.
      'aria-labelledby': isGroup(field.type) ? labelId : undefined,
      placeholder: '',
      autoComplete: field.autoComplete ?? 'off',
      name: field.inputName,
      autoFocus: field.hasFocus || undefined,
    },
  };
  if (onRetryOptions) return <ChoicesFailed onRetry={onRetryOptions}>{words}</ChoicesFailed>;
  if (error) {
    return (
      <FieldFailure error={error} isRetried={isRetried}>
        {words}
      </FieldFailure>
    );
  }
  if (!Control) {
    return (
      <FieldPlaceholder field={field} path={path} isTouch={isTouch}>
        {words}
      </FieldPlaceholder>
    );
  }
  return (
    <>
      <Control {...face} />
      <FaultAtField path={path} fault={fault} />
    </>
  );
}

/**
 * Shows the error at the field. It renders together with the control, so that a field that loads later shows its error,
 * too; pro-components' fields ignore the `help` of a form item.
 */
function FaultAtField({ path, fault = '' }: { path: FieldPath; fault: FaultText | undefined }) {
  const form = ProForm.useFormInstance();
  const { message, lang } = faultFrom(fault);
  const name = dottedPath(path);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the dotted name stands for the whole path
  useEffect(() => {
    // antd shows any node as an error; only its type says text.
    const words = lang ? ((<span lang={lang}>{message}</span>) as unknown as string) : message;
    form.setFields([{ name: [...path], errors: message ? [words] : [] }]);
  }, [form, name, message, lang]);
  return null;
}

function describedBy(
  id: string,
  hint: ReactNode,
  fault: FaultText | undefined,
): string | undefined {
  return [hint && `${id}_extra`, fault && `${id}_help`].filter(Boolean).join(' ') || undefined;
}

export default memo(FormField);
