import { ProFormDependency } from '@ant-design/pro-components';
import { useMemo } from 'react';
import UnstoredNotice from '@/components/UnstoredNotice';
import { useT } from '@/hooks/useT';
import { useTerms, useTermsFailure } from '@/hooks/useTerms';
import type { FieldSchema, FieldValues, UploadedFile } from '@/services/types';
import { fieldSpecOf, isRequiredBy } from './contractFields';
import FormField from './FormField';
import type { FieldSpec } from './fieldSpec';
import { unstoredLabels } from './storableValues';

interface SchemaFieldsProps {
  fields: readonly FieldSchema[];
  /** The values that the server has. */
  saved: FieldValues;
  /** The uploaded files whose ids the values contain. */
  files?: readonly UploadedFile[];
}

/**
 * The fields that the server describes (contract: FieldSchema), in the server's order; below them, which changed values the
 * device does not store.
 */
export default function SchemaFields({ fields, saved, files }: SchemaFieldsProps) {
  const t = useT();
  const { termsOf } = useTerms();
  const { hasFailed, retry } = useTermsFailure();
  const specs = useMemo(
    () =>
      fields.map((field) => ({
        field,
        spec: fieldSpecOf(field, { t, termsOf, failure: { hasFailed, retry }, files }),
      })),
    [fields, files, t, termsOf, hasFailed, retry],
  );
  return (
    <>
      {specs.map(({ field, spec }) =>
        field.requiredWhen ? (
          <DependentField
            key={field.name}
            field={field}
            spec={spec}
            on={field.requiredWhen.field}
          />
        ) : (
          <FormField key={field.name} field={spec} />
        ),
      )}
      <ProFormDependency name={fields.map(({ name }) => name)}>
        {(values: FieldValues) => <UnstoredNotice names={unstoredLabels(fields, values, saved)} />}
      </ProFormDependency>
    </>
  );
}

interface DependentFieldProps {
  field: FieldSchema;
  spec: FieldSpec;
  /** Name of the field whose value may make this field required. */
  on: string;
}

function DependentField({ field, spec, on }: DependentFieldProps) {
  return (
    <ProFormDependency name={[on]}>
      {(values: FieldValues) => (
        <FormField field={{ ...spec, isRequired: isRequiredBy(field, values) }} />
      )}
    </ProFormDependency>
  );
}
