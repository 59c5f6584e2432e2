import { memo } from 'react';
import FormField from '@/forms/FormField';
import { isWide } from '@/forms/fieldKinds';
import type { FieldPath, FieldSpec } from '@/forms/fieldSpec';
import styles from '@/forms/PortalForm.module.css';

interface SectionFieldsProps {
  specs: readonly FieldSpec[];
  /** Path of the row around the fields, such as `['education', 0]`. */
  under?: FieldPath;
}

/** Fields of a section in two columns where there is room; used by the editor, the guided list and rows. */
function SectionFields({ specs, under }: SectionFieldsProps) {
  return (
    <div className={styles.grid}>
      {specs.map((spec) => (
        <div key={String(spec.name)} className={isWide(spec.type) ? styles.wide : undefined}>
          <FormField field={spec} under={under} />
        </div>
      ))}
    </div>
  );
}

export default memo(SectionFields);
