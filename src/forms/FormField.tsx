import { ProForm } from '@ant-design/pro-components';
import { useUpdate } from 'ahooks';
import { memo, type ReactNode, Suspense, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import ChoicesFailed from './ChoicesFailed';
import FieldFailure from './FieldFailure';
import FieldPlaceholder from './FieldPlaceholder';
import { useFormContext } from './FormContext';
import type { FaceProps } from './faceProps';
import { type FaultText, faultFrom } from './faults';
import { controlId, dottedPath, type FieldPath, type FieldSpec, pathOfField } from './fieldSpec';
import { faceOf, forgetFace, isGroup } from './registry';

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
  const renderAgain = useUpdate();
  const path = pathOfField(field, under);
  const id = controlId(formId, path);
  const error = messages.get(dottedPath(path));
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
      // A group of controls is named by the label, since no single control of it is.
      'aria-labelledby': isGroup(field.type) ? labelId : undefined,
      placeholder: '',
      autoComplete: field.autoComplete ?? 'off',
      name: field.inputName,
      autoFocus: field.hasFocus || undefined,
    },
  };
  if (onRetryOptions) return <ChoicesFailed onRetry={onRetryOptions}>{words}</ChoicesFailed>;
  return (
    <ErrorBoundary
      onReset={() => {
        forgetFace(field.type, isTouch);
        renderAgain();
      }}
      fallbackRender={({ error: failure, resetErrorBoundary }) => (
        <FieldFailure error={failure} onRetry={resetErrorBoundary}>
          {words}
        </FieldFailure>
      )}
    >
      <Suspense
        fallback={
          <FieldPlaceholder field={field} path={path} isTouch={isTouch}>
            {words}
          </FieldPlaceholder>
        }
      >
        <Face {...face} />
        <FaultAtField path={path} error={error} />
      </Suspense>
    </ErrorBoundary>
  );
}

/**
 * Shows the error at the field. It renders together with the control, so that a field that loads later shows its error,
 * too; pro-components' fields ignore the `help` of a form item.
 */
function FaultAtField({ path, error = '' }: { path: FieldPath; error: FaultText | undefined }) {
  const form = ProForm.useFormInstance();
  const { message, lang } = faultFrom(error);
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
  error: FaultText | undefined,
): string | undefined {
  return [hint && `${id}_extra`, error && `${id}_help`].filter(Boolean).join(' ') || undefined;
}

export default memo(FormField);
