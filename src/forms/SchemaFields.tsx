import { useMemo } from 'react';
import { useT } from '@/hooks/useT';
import { useTerms, useTermsFailure } from '@/hooks/useTerms';
import type { FieldSchema, UploadedFile } from '@/services/types';
import { specOf } from './contractFields';
import FormField from './FormField';

interface SchemaFieldsProps {
  fields: readonly FieldSchema[];
  /** The files that values name by their ids. */
  files?: readonly UploadedFile[];
}

/** The fields that the server describes (contract, FieldSchema), in its order. */
export default function SchemaFields({ fields, files }: SchemaFieldsProps) {
  const t = useT();
  const { termsOf } = useTerms();
  const { hasFailed, retry } = useTermsFailure();
  const specs = useMemo(
    () =>
      fields.map((field) => specOf(field, { t, termsOf, failure: { hasFailed, retry }, files })),
    [fields, files, t, termsOf, hasFailed, retry],
  );
  return specs.map((spec) => <FormField key={String(spec.name)} field={spec} />);
}
