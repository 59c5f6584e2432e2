import type { ControlProps } from '@/components/Field';
import ChoiceList from '@/components/schema/ChoiceList';
import RegionInput from '@/components/schema/RegionInput';
import TextInput from '@/components/TextInput';
import { useT } from '@/hooks/useT';
import { useTerms } from '@/hooks/useTerms';
import type { FieldValue } from '@/services/types';
import type { ResumeField } from '../shared/sections';
import AttachmentInput from './AttachmentInput';
import CategoryInput from './CategoryInput';
import styles from './FieldControl.module.css';
import { keysOf } from './formShape';
import NameLookup from './NameLookup';
import PhotoInput from './PhotoInput';
import RegionListInput from './RegionListInput';
import { codesOf, fileOf, textOf } from './shapes';

interface FieldControlProps {
  field: ResumeField;
  control: ControlProps;
  /** The code behind a name that was picked from a list; undefined for one that was typed. */
  onPick: (code: string | undefined) => void;
  /** Both are handed in by ProForm.Item. */
  value?: unknown;
  onChange?: (value: unknown) => void;
}

function ignore(): void {
  // Outside a form nothing is kept.
}

/** The control of a field by its type: the browser's own wherever it has one. */
export default function FieldControl(props: FieldControlProps) {
  const { field, control, onPick, value, onChange = ignore } = props;
  const t = useT();
  const { termsOf } = useTerms();
  const options = field.termKey ? termsOf(field.termKey) : [];
  const common = { control, onChange };
  switch (field.type) {
    case 'textarea':
      return (
        <textarea
          {...control}
          className={styles.textarea}
          rows={5}
          value={textOf(value)}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'select':
      return (
        <select
          {...control}
          className={styles.select}
          value={textOf(value)}
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
    case 'selectMany':
      return (
        <ChoiceList
          {...common}
          type="checkbox"
          options={options}
          lang="zh-CN"
          value={codesOf(value)}
        />
      );
    case 'boolean':
      return (
        <ChoiceList
          control={control}
          type="radio"
          lang={undefined}
          options={[
            { code: 'true', label: t('resume.yes') },
            { code: 'false', label: t('resume.no') },
          ]}
          value={typeof value === 'boolean' ? String(value) : undefined}
          onChange={(code: FieldValue) => onChange(code === 'true')}
        />
      );
    case 'region':
      return <RegionInput {...common} value={textOf(value)} />;
    case 'regions':
      return <RegionListInput {...common} value={codesOf(value)} />;
    case 'categories':
      return <CategoryInput {...common} value={codesOf(value)} />;
    case 'school':
    case 'major':
      return <NameLookup {...common} type={field.type} value={textOf(value)} onPick={onPick} />;
    case 'image':
      return <PhotoInput {...common} value={textOf(value)} />;
    case 'file':
      return <AttachmentInput {...common} value={fileOf(value)} />;
    default:
      return (
        <TextInput
          {...control}
          type={field.type === 'date' || field.type === 'month' ? field.type : 'text'}
          inputMode={keysOf(field)}
          // Addresses and document numbers are no sentences.
          autoCapitalize={field.format ? 'none' : undefined}
          autoComplete={field.autoComplete ?? 'off'}
          // Shown where the browser has no month field and takes it as text.
          placeholder={field.type === 'month' ? t('resume.monthExample') : undefined}
          value={textOf(value)}
          onChange={(event) => onChange(event.target.value)}
        />
      );
  }
}
