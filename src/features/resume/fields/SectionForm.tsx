import { ProForm } from '@ant-design/pro-components';
import { useState } from 'react';
import Field from '@/components/Field';
import { useT } from '@/hooks/useT';
import type { ResumeField, ResumeSection } from '../shared/sections';
import { fieldIdOf, pathOf, type Values } from '../values';
import FieldControl from './FieldControl';
import { following, groups, wide } from './formShape';
import styles from './SectionForm.module.css';

interface SectionFormProps {
  section: ResumeSection;
  /** The row's place; 0 for a section that is one object. */
  index: number;
  /** What the form starts from; later changes come from the form itself. */
  entry: Values;
  /** Only these fields, by key. */
  only?: readonly string[];
  lockedFields: readonly string[];
  /** Messages by dotted path. */
  errors: ReadonlyMap<string, string>;
  /** What was changed, by field key. */
  onPatch: (patch: Values) => void;
}

/** Draws a section's fields from their description; the one renderer of editor, guided list and rows. */
export default function SectionForm(props: SectionFormProps) {
  const { section, index, entry, only, lockedFields, errors, onPatch } = props;
  const t = useT();
  const [form] = ProForm.useForm<Values>();
  // The form keeps its own values from here on.
  const [initialValues] = useState(entry);
  const fields = section.fields.filter(
    (field) => !field.derived && (!only || only.includes(field.key)),
  );

  const change = (patch: Values) => {
    const more = following(section, patch, { ...entry, ...patch });
    if (Object.keys(more).length > 0) form.setFieldsValue(more);
    onPatch({ ...patch, ...more });
  };
  const pick = (field: ResumeField, code: string | undefined) => {
    if (field.type !== 'major') return;
    // A major's code begins with that of its discipline (catalogue of majors).
    const found = code ? { majorCategory: code.slice(0, 2) } : {};
    form.setFieldsValue(found);
    onPatch({ majorCode: code, ...found });
  };
  const hintOf = (field: ResumeField) => {
    if (lockedFields.includes(field.key)) return t('resume.locked.field');
    if (field.type === 'image') return t('resume.hint.image');
    if (field.type === 'file') return t('resume.hint.file');
    if (field.type === 'school' || field.type === 'major') return t('resume.hint.lookup');
    if (field.type === 'textarea') return t('resume.hint.length', { max: field.max });
    return field.key === 'end' || field.key === 'dischargedAt' ? t('resume.hint.end') : undefined;
  };

  return (
    <ProForm<Values>
      form={form}
      submitter={false}
      className={styles.form}
      initialValues={initialValues}
      onValuesChange={change}
      // A month or date is a text in the contract, whatever the form would make of it.
      dateFormatter={false}
    >
      <div className={styles.grid}>
        {fields.map((field) => {
          const path = pathOf(section, index, field.key);
          return (
            <div key={field.key} className={wide.has(field.type) ? styles.wide : undefined}>
              <Field
                id={fieldIdOf(path)}
                label={t(field.labelKey)}
                hint={hintOf(field)}
                error={errors.get(path)}
                isRequired={field.required}
                isOptional={!field.required}
                isGroup={groups.has(field.type)}
              >
                {(control) => (
                  <ProForm.Item name={field.key} noStyle>
                    <FieldControl
                      field={field}
                      control={control}
                      isLocked={lockedFields.includes(field.key)}
                      onPick={(code) => pick(field, code)}
                    />
                  </ProForm.Item>
                )}
              </Field>
            </div>
          );
        })}
      </div>
    </ProForm>
  );
}
