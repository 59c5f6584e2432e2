import Field from '@/components/Field';
import { useT } from '@/hooks/useT';
import type { FieldSchema } from '@/services/types';
import { hintOf } from './fieldHint';
import SchemaControl, { type SchemaFieldProps } from './SchemaControl';

const groupTypes = new Set<FieldSchema['type']>(['radio', 'checkbox', 'region']);

/** A field that the server describes (contract, FieldSchema), drawn by its type with label and error. */
export default function SchemaField(props: SchemaFieldProps) {
  const { field, error, id } = props;
  const t = useT();
  const rule = hintOf(field);
  return (
    <Field
      id={id}
      label={field.label}
      lang="zh-CN"
      hint={
        rule &&
        ('message' in rule ? <span lang="zh-CN">{rule.message}</span> : t(rule.key, rule.values))
      }
      error={error}
      isRequired={field.required}
      isOptional={!field.required}
      isGroup={groupTypes.has(field.type)}
    >
      {(control) => <SchemaControl {...props} control={control} />}
    </Field>
  );
}
