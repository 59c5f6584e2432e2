import { ProForm } from '@ant-design/pro-components';
import { useLockFn, useMemoizedFn } from 'ahooks';
import mapValues from 'lodash/mapValues';
import { useState } from 'react';
import { useT } from '@/hooks/useT';
import { reportFailure } from '@/request/errorHandler';
import { isChunkError } from '@/utils/chunkError';
import { type Fault, faultsOfServer } from './faults';
import { useFaults } from './useFaults';

interface PortalFormOptions<V> {
  /** Begins the ids of its controls. */
  id: string;
  /** What is wrong with the values, before they are sent. */
  check: (values: V) => readonly Fault[];
  /** Sends the values. A failure with field errors is said at the fields, any other by the request runtime. */
  send: (values: V) => Promise<void>;
  /** Another reading of a failure; undefined leaves it to the rule above. */
  faultsOf?: (error: unknown) => readonly Fault[] | undefined;
  /** Called after each change with all that is typed by now, and the dotted paths of what was changed. */
  onChange?: (values: V, changed: readonly string[]) => void;
}

/**
 * A form's life: the form holds what is typed, and nothing else does. Sending is locked while it runs; what is wrong
 * stands at its fields and in the summary, which takes the focus at each refusal (`attempt`).
 */
export function usePortalForm<V extends object>(options: PortalFormOptions<V>) {
  const t = useT();
  const [form] = ProForm.useForm<V>();
  const { refuse, forgive, ...shown } = useFaults();
  const [isSending, setSending] = useState(false);
  const { id } = options;

  const read = useMemoizedFn((): V => form.getFieldsValue(true));
  /** Other values from outside, such as a draft that is taken up, and no more of the old ones or of what was said of them. */
  const replace = useMemoizedFn((values: Partial<V>) => {
    const emptied = mapValues(read(), () => undefined);
    form.setFieldsValue({ ...emptied, ...values } as Parameters<typeof form.setFieldsValue>[0]);
    refuse([]);
  });

  const submit = useLockFn(async () => {
    const values = read();
    const found = options.check(values);
    refuse(found);
    if (found.length > 0) return;
    setSending(true);
    try {
      await options.send(values);
    } catch (error) {
      const refused = options.faultsOf?.(error) ?? faultsOfServer(error);
      if (refused.length > 0) refuse(refused);
      else if (isChunkError(error)) refuse([{ message: t('frame.chunk.hint') }]);
      else reportFailure(error);
    } finally {
      setSending(false);
    }
  });

  const onChange = useMemoizedFn((changed: readonly string[]) => {
    forgive(changed);
    options.onChange?.(read(), changed);
  });

  return { ...shown, id, form, read, replace, isSending, refuse, submit, onChange };
}

export type PortalFormState<V extends object> = ReturnType<typeof usePortalForm<V>>;
