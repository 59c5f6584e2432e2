import { ProForm } from '@ant-design/pro-components';
import { useMemoizedFn } from 'ahooks';
import { memo, useState } from 'react';
import type { ResumeField, ResumeSection } from '../shared/sections';
import { pathOf, type Values } from '../values';
import FormField from './FormField';
import { following } from './formShape';
import styles from './SectionForm.module.css';

interface SectionFormProps {
  section: ResumeSection;
  /** The row's place; 0 for a section that is one object. */
  index: number;
  /** What the form starts from; later changes come from the form itself. */
  begin: () => Values;
  /** Only these fields, by key. */
  only?: readonly string[];
  lockedFields: readonly string[];
  /** Messages by dotted path. */
  errors: ReadonlyMap<string, string>;
  /** What was changed, by field key. */
  onPatch: (patch: Values) => void;
}

/** Draws a section's fields from their description; the one renderer of editor, guided list and rows. */
function SectionForm(props: SectionFormProps) {
  const { section, index, begin, only, lockedFields, errors, onPatch } = props;
  const [form] = ProForm.useForm<Values>();
  // The form keeps its own values from here on.
  const [initialValues] = useState(begin);
  const fields = section.fields.filter(
    (field) => !field.derived && (!only || only.includes(field.key)),
  );

  const change = useMemoizedFn((patch: Values) => {
    const entry = { ...initialValues, ...form.getFieldsValue(), ...patch };
    const more = following(section, patch, entry);
    if (Object.keys(more).length > 0) form.setFieldsValue(more);
    onPatch({ ...patch, ...more });
  });
  const pick = useMemoizedFn((field: ResumeField, code: string | undefined) => {
    if (field.type !== 'major') return;
    // A major's code begins with that of its discipline (catalogue of majors).
    const found = code ? { majorCategory: code.slice(0, 2) } : {};
    form.setFieldsValue(found);
    onPatch({ majorCode: code, ...found });
  });

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
            <FormField
              key={field.key}
              field={field}
              path={path}
              error={errors.get(path)}
              isLocked={lockedFields.includes(field.key)}
              onPick={pick}
            />
          );
        })}
      </div>
    </ProForm>
  );
}

export default memo(SectionForm);
