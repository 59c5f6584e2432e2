import { type ReactNode, useMemo } from 'react';
import ActionError from '@/components/ActionError';
import BusyButton from '@/components/BusyButton';
import ErrorSummary from './ErrorSummary';
import FormFrame, { type FormFrameProps } from './FormFrame';
import type { PortalFormState } from './usePortalForm';

interface PortalFormProps<V extends object>
  extends Pick<
    FormFrameProps<V>,
    'initialValues' | 'label' | 'className' | 'isBasic' | 'children'
  > {
  state: PortalFormState<V>;
  /** The form's main button; absent where the screen has its own. */
  submitter?: { label: string; busyLabel?: string };
  /** The summary's heading when an error belongs to no single field. */
  refusedTitle?: string;
  /** Shown above the error summary. */
  intro?: ReactNode;
}

/** A form of the portal, based on ProForm: label, hint and error at each field, an error summary above, one button. */
export default function PortalForm<V extends object>(props: PortalFormProps<V>) {
  const { state, initialValues, label, submitter, intro, className, isBasic, children } = props;
  const { id, form, errors, messages, attempt, isSending, failure, submit, onChange } = state;
  const words = (isSending && submitter?.busyLabel) || submitter?.label;
  const button = useMemo(() => {
    const shown = (
      <BusyButton htmlType="submit" type="primary" size="large" isBusy={isSending}>
        {words}
      </BusyButton>
    );
    return words ? { render: () => shown } : false;
  }, [words, isSending]);
  return (
    <FormFrame<V>
      id={id}
      form={form}
      label={label}
      className={className}
      initialValues={initialValues}
      messages={messages}
      isBasic={isBasic}
      onChange={onChange}
      onFinish={submit}
      submitter={button}
    >
      {intro}
      <ErrorSummary
        formId={id}
        errors={errors}
        attempt={attempt}
        title={errors.some(({ path }) => path === undefined) ? props.refusedTitle : undefined}
      />
      {children}
      <ActionError error={failure} />
    </FormFrame>
  );
}
