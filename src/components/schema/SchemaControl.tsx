import Failure from '@/components/Failure';
import type { ControlProps } from '@/components/Field';
import TextInput from '@/components/TextInput';
import { useT } from '@/hooks/useT';
import { useTermsFailure } from '@/hooks/useTerms';
import type { FieldSchema, FieldValue, Term, UploadedFile } from '@/services/types';
import ChoiceList from './ChoiceList';
import FileInput from './FileInput';
import { keysOf } from './fieldHint';
import { textOf } from './fieldRules';
import LookupInput from './LookupInput';
import RegionInput from './RegionInput';
import styles from './SchemaField.module.css';

export interface SchemaFieldProps {
  field: FieldSchema;
  value: FieldValue | undefined;
  error?: string;
  id: string;
  /** The terms of the field's termKey, when it has one. */
  terms?: readonly Term[];
  /** The files that values name by their ids. */
  files?: readonly UploadedFile[];
  onChange: (value: FieldValue) => void;
}

/** The control of a server's field by its type: the browser's own wherever it has one. */
export default function SchemaControl(props: SchemaFieldProps & { control: ControlProps }) {
  const { field, value, terms, files, onChange, control } = props;
  const t = useT();
  const { hasFailed, retry } = useTermsFailure();
  const options = field.options ?? terms ?? [];
  if (field.termKey && options.length === 0 && hasFailed) {
    return <Failure title={t('common.choices.failed')} onRetry={retry} isCompact />;
  }
  const text = textOf(value);
  switch (field.type) {
    case 'textarea':
      return (
        <textarea
          {...control}
          className={styles.textarea}
          rows={4}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'select':
      return (
        <select
          {...control}
          className={styles.select}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="" />
          {options.map((option) => (
            <option key={option.code} value={option.code} lang="zh-CN">
              {option.label}
            </option>
          ))}
        </select>
      );
    case 'radio':
    case 'checkbox':
      return (
        <ChoiceList
          control={control}
          type={field.type}
          options={options}
          lang="zh-CN"
          value={value}
          onChange={onChange}
        />
      );
    case 'file':
    case 'image':
      return (
        <FileInput
          control={control}
          type={field.type}
          value={text}
          knownName={files?.find(({ id }) => id === text)?.name}
          onChange={onChange}
        />
      );
    case 'region':
      return <RegionInput control={control} value={text} onChange={onChange} />;
    case 'school':
    case 'major':
      return <LookupInput control={control} type={field.type} value={text} onChange={onChange} />;
    default:
      return (
        <TextInput
          {...control}
          {...keysOf(field)}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      );
  }
}
