import { ProForm } from '@ant-design/pro-components';
import { useMemoizedFn } from 'ahooks';
import { useState } from 'react';
import { useLockedAction } from '@/hooks/useLockedAction';
import { useT } from '@/hooks/useT';
import { reportFailure } from '@/request/errorHandler';
import { sessionChangeCheck } from '@/session/state/otherTabs';
import { isChunkError } from '@/utils/chunkError';
import { hasUploads, uploadsDone } from '@/utils/upload/runningUploads';
import { errorsOfServer, type FieldError } from './fieldErrors';
import { useFieldErrors, useReannounced } from './useFieldErrors';

interface PortalFormOptions<V> {
  /** Prefix of the ids of the form's controls. */
  id: string;
  /** The errors in the values, before they are sent. */
  check: (values: V) => readonly FieldError[];
  /** Sends the values. A failure with field errors is shown at the fields, any other failure by the request runtime. */
  send: (values: V) => Promise<void>;
  /** Converts a failure to errors of the form; undefined applies the rule above. */
  errorsOf?: (error: unknown) => readonly FieldError[] | undefined;
  /** Called after each change with all values and the dotted paths of the changed fields. */
  onChange?: (values: V, changed: readonly string[]) => void;
}

/**
 * The state of a form. The form itself holds the values. While it is being sent it cannot be sent again; errors are
 * shown at the fields and in the summary, which takes the focus at each failed attempt (`attempt`).
 */
export function usePortalForm<V extends object>(options: PortalFormOptions<V>) {
  const t = useT();
  const [form] = ProForm.useForm<V>();
  const { refuse, clearErrors, retell, ...shown } = useFieldErrors();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const { id } = options;

  const read = useMemoizedFn((): V => form.getFieldsValue(true));
  useReannounced({ ...shown, retell }, () => options.check(read()));
  /** Replaces the values, for example by a restored draft, and removes all errors. */
  const replace = useMemoizedFn((values: Partial<V>) => {
    const emptied = Object.fromEntries(Object.keys(read()).map((name) => [name, undefined]));
    form.setFieldsValue({ ...emptied, ...values } as Parameters<typeof form.setFieldsValue>[0]);
    refuse([]);
  });

  const submit = useLockedAction(async () => {
    setFailure(undefined);
    const cancelIfSessionChanged = sessionChangeCheck();
    try {
      if (hasUploads()) setSending(true);
      if (!(await uploadsDone())) return;
      cancelIfSessionChanged();
      const values = read();
      const found = options.check(values);
      refuse(found);
      setSending(found.length === 0);
      if (found.length === 0) await options.send(values);
    } catch (error) {
      const refused = options.errorsOf?.(error) ?? errorsOfServer(error);
      if (refused.length > 0) refuse(refused);
      else if (isChunkError(error)) refuse([{ message: t('validation.notDone.file') }]);
      else {
        setFailure(error);
        reportFailure(error);
      }
    } finally {
      setSending(false);
    }
  });

  const onChange = useMemoizedFn((changed: readonly string[]) => {
    clearErrors(changed);
    options.onChange?.(read(), changed);
  });

  return { ...shown, id, form, read, replace, isSending, failure, refuse, submit, onChange };
}

export type PortalFormState<V extends object> = ReturnType<typeof usePortalForm<V>>;
