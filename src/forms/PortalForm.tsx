import { ProForm } from '@ant-design/pro-components';
import { type ReactNode, useMemo, useState } from 'react';
import BusyButton from '@/components/BusyButton';
import ErrorSummary, { type FormError } from '@/components/ErrorSummary';
import { useT } from '@/hooks/useT';
import { FormContext } from './FormContext';
import { controlId } from './fieldSpec';
import styles from './PortalForm.module.css';
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
  const { state, initialValues, label, submitter, refusedTitle, intro, className, onReach } = props;
  const { id, form, faults, messages, attempt, isSending, submit, onValuesChange } = state;
  const t = useT();
  const [begun] = useState(initialValues);
  const [isTouch] = useState(() => window.matchMedia('(pointer: coarse)').matches);
  const context = useMemo(() => ({ id, messages, isTouch }), [id, messages, isTouch]);
  const summary = faults.map(
    ({ path, message, lang }): FormError => ({
      message,
      lang,
      fieldId: path === undefined ? undefined : controlId(id, path),
    }),
  );
  const reach = (fieldId: string) => {
    const fault = faults.find(({ path }) => path !== undefined && controlId(id, path) === fieldId);
    if (fault?.path) onReach?.(fault.path);
  };

  return (
    <FormContext.Provider value={context}>
      <ProForm<V>
        name={id}
        form={form}
        layout="vertical"
        className={`${styles.form} ${className ?? ''}`}
        aria-label={label}
        initialValues={begun}
        // What is wrong is said when the form is sent, by `state`, in the language of the portal.
        validateTrigger={noTrigger}
        requiredMark={(words, { required }) => (
          <>
            {words}
            {!required && <span className={styles.optional}> {t('common.optional')}</span>}
          </>
        )}
        autoFocusFirstInput={false}
        // A month or date is a text in the contract, whatever the form would make of it.
        dateFormatter={false}
        onValuesChange={onValuesChange}
        onFinish={submit}
        submitter={
          submitter
            ? {
                render: () => (
                  <BusyButton htmlType="submit" type="primary" size="large" isBusy={isSending}>
                    {isSending ? (submitter.busyLabel ?? submitter.label) : submitter.label}
                  </BusyButton>
                ),
              }
            : false
        }
      >
        {intro}
        <ErrorSummary
          errors={summary}
          attempt={attempt}
          title={faults.some(({ path }) => path === undefined) ? refusedTitle : undefined}
          onReach={reach}
        />
        {props.children}
      </ProForm>
    </FormContext.Provider>
  );
}

const noTrigger: string[] = [];
