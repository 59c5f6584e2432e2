import { useEffect, useRef } from 'react';
import FormField from '@/forms/FormField';
import type { FieldError } from '@/forms/fieldErrors';
import type { FieldSpec } from '@/forms/fieldSpec';
import PortalForm from '@/forms/PortalForm';
import { usePortalForm } from '@/forms/usePortalForm';
import type { Pack } from '@/utils/locale';
import { renderWithTexts } from './texts';

interface Values {
  x?: unknown;
}

interface FieldFormOptions {
  /** The field's value at the beginning. */
  saved?: unknown;
  /** The errors that each attempt to send finds. */
  errors?: readonly FieldError[];
  pack?: Pack;
  /** Stands above the form and takes the focus when both are there, as a new screen's does. */
  heading?: string;
}

interface OneFieldProps extends FieldFormOptions {
  field: Partial<FieldSpec>;
  /** Passes on how the form's values are read. */
  onRead: (read: () => Values) => void;
}

function OneField({ field, saved, errors = [], heading, onRead }: OneFieldProps) {
  const state = usePortalForm<Values>({
    id: 'f',
    check: () => errors,
    send: async () => undefined,
  });
  onRead(state.read);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      {heading && (
        <h1 tabIndex={-1} ref={title}>
          {heading}
        </h1>
      )}
      <PortalForm state={state} initialValues={{ x: saved }} submitter={{ label: '立即提交' }}>
        <FormField field={{ name: 'x', type: 'text', label: '问题', ...field }} />
      </PortalForm>
    </>
  );
}

/** A form with one field, 问题, and what it holds to be sent. */
export function renderField(field: Partial<FieldSpec>, options: FieldFormOptions = {}) {
  let read = (): Values => ({});
  const draw = (shown: Partial<FieldSpec>) => (
    <OneField
      {...options}
      field={shown}
      onRead={(now) => {
        read = now;
      }}
    />
  );
  const { rerender, unmount } = renderWithTexts(draw(field), options.pack);
  return {
    unmount,
    value: () => read().x,
    /** The same field as it is described later. */
    change: (other: Partial<FieldSpec>) => rerender(draw({ ...field, ...other })),
  };
}
