import { type ReactNode, useMemo } from 'react';
import BusyButton from '@/components/BusyButton';
import FaultSummary from './FaultSummary';
import FormFrame from './FormFrame';
import type { PortalFormState } from './usePortalForm';

interface PortalFormProps<V extends object> {
  state: PortalFormState<V>;
  /** What the form starts from when it is drawn first; later changes come from the form itself or from `state.replace`. */
  initialValues?: Partial<V>;
  /** Names the form to a screen reader. */
  label?: string;
  /** The form's main button; absent where the screen has its own. */
  submitter?: { label: string; busyLabel?: string };
  /** Heads the summary where something is wrong with the whole, not with a field. */
  refusedTitle?: string;
  /** Stands above the summary of what is to be mended. */
  intro?: ReactNode;
  className?: string;
  /** Called before a field is gone to from the summary, to open what hides it. */
  onReach?: (path: string) => void;
  children: ReactNode;
}

/** The portal's form on ProForm: label, hint and error at each field, the summary on top, one button. */
export default function PortalForm<V extends object>(props: PortalFormProps<V>) {
  const { state, initialValues, label, submitter, intro, className, children } = props;
  const { id, form, faults, messages, attempt, isSending, submit, onChange } = state;
  const words = isSending ? (submitter?.busyLabel ?? submitter?.label) : submitter?.label;
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
      onChange={onChange}
      onFinish={submit}
      submitter={button}
    >
      {intro}
      <FaultSummary
        formId={id}
        faults={faults}
        attempt={attempt}
        title={faults.some(({ path }) => path === undefined) ? props.refusedTitle : undefined}
        onReach={props.onReach}
      />
      {children}
    </FormFrame>
  );
}
