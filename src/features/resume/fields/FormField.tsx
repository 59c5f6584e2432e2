import { ProForm } from '@ant-design/pro-components';
import { memo } from 'react';
import Field from '@/components/Field';
import { type Translate, useT } from '@/hooks/useT';
import type { ResumeField } from '../shared/sections';
import { fieldIdOf } from '../values';
import FieldControl from './FieldControl';
import { groups, wide } from './formShape';
import styles from './SectionForm.module.css';

interface FormFieldProps {
  field: ResumeField;
  /** Dotted path, as the server names it. */
  path: string;
  error: string | undefined;
  isLocked: boolean;
  /** The code behind a name that was picked from a list; undefined for one that was typed. */
  onPick: (field: ResumeField, code: string | undefined) => void;
}

function hintOf(field: ResumeField, isLocked: boolean, t: Translate): string | undefined {
  if (isLocked) return t('resume.locked.field');
  if (field.type === 'image') return t('resume.hint.image');
  if (field.type === 'file') return t('upload.hint.file');
  if (field.type === 'school' || field.type === 'major') return t('resume.hint.lookup');
  if (field.type === 'textarea') return t('resume.hint.length', { max: field.max });
  if (field.key !== 'end' && field.key !== 'dischargedAt') return undefined;
  // Studies have an end to come; work and service may go on.
  return t(field.required ? 'resume.hint.endToCome' : 'resume.hint.end');
}

/** A field with label, hint and error around its control. Drawn again for its own changes only: a form has up to 19. */
function FormField({ field, path, error, isLocked, onPick }: FormFieldProps) {
  const t = useT();
  return (
    <div className={wide.has(field.type) ? styles.wide : undefined}>
      <Field
        id={fieldIdOf(path)}
        label={t(field.labelKey)}
        hint={hintOf(field, isLocked, t)}
        error={error}
        isRequired={field.required}
        isOptional={!field.required}
        isGroup={groups.has(field.type)}
      >
        {(control) => {
          const item = (
            <ProForm.Item name={field.key} noStyle>
              <FieldControl
                field={field}
                control={control}
                onPick={(code) => onPick(field, code)}
              />
            </ProForm.Item>
          );
          // Whatever a field is made of, a locked one takes no input.
          return isLocked ? (
            <fieldset disabled className={styles.lock}>
              {item}
            </fieldset>
          ) : (
            item
          );
        }}
      </Field>
    </div>
  );
}

export default memo(FormField);
