import { ProForm } from '@ant-design/pro-components';
import { Fragment, memo, type ReactNode, useEffect } from 'react';
import ChoicesFailed from './ChoicesFailed';
import type { ControlProps } from './controlProps';
import FieldText from './FieldText';
import { useFormContext } from './FormContext';
import { type ErrorText, errorFrom } from './fieldErrors';
import { isGroup } from './fieldKinds';
import { controlId, dottedPath, type FieldPath, type FieldSpec, pathOfField } from './fieldSpec';
import { controlOf } from './registry';

interface FormFieldProps {
  field: FieldSpec;
  /** Path of the list row around the field, such as `['education', 0]`. */
  under?: FieldPath;
}

/**
 * A field by its type, with label, hint and error around the control (antd's for a mouse, the device's for touch). All fields
 * of a form get their controls together; until then the value stands as text.
 */
function FormField({ field, under }: FormFieldProps) {
  const { id: formId, messages, controls } = useFormContext();
  const path = pathOfField(field, under);
  const id = controlId(formId, path);
  const fieldError = messages.get(dottedPath(path));
  const { label, labelLang, hint, hintLang, isRequired, onRetryOptions } = field;
  const labelId = `${id}_label`;
  const words = (
    <span id={labelId} lang={labelLang}>
      {label}
    </span>
  );
  const given: ControlProps = {
    field,
    path,
    item: {
      name: typeof field.name === 'string' ? field.name : [...field.name],
      label: words,
      required: isRequired === true,
      extra: hintLang ? <span lang={hintLang}>{hint}</span> : hint,
      disabled: field.isLocked,
    },
    control: {
      id,
      'aria-describedby': describedBy(id, hint, fieldError),
      'aria-invalid': fieldError ? true : undefined,
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
  const Control = controls ? controlOf(controls, field.type) : FieldText;
  return (
    <Fragment key={controls ? 'control' : 'text'}>
      <Control {...given} />
      <ErrorAtField path={path} fieldError={fieldError} />
    </Fragment>
  );
}

/**
 * Shows the error at the field. It is drawn anew with the control, as antd keeps errors in the form item; pro-components'
 * fields ignore the `help` of a form item.
 */
function ErrorAtField({
  path,
  fieldError = '',
}: {
  path: FieldPath;
  fieldError: ErrorText | undefined;
}) {
  const form = ProForm.useFormInstance();
  const { message, lang } = errorFrom(fieldError);
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
  fieldError: ErrorText | undefined,
): string | undefined {
  return [hint && `${id}_extra`, fieldError && `${id}_help`].filter(Boolean).join(' ') || undefined;
}

export default memo(FormField);
