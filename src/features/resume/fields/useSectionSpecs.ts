import { useMemo } from 'react';
import type { FieldSpec, KnownFieldType } from '@/forms/fieldSpec';
import { type Translate, useT } from '@/hooks/useT';
import { useTerms } from '@/hooks/useTerms';
import { periodFields } from '../rules';
import type { ResumeField, ResumeSection } from '../shared/sections';

const types: Partial<Record<ResumeField['type'], KnownFieldType>> = {
  selectMany: 'checkbox',
  school: 'schoolName',
  major: 'majorName',
  image: 'photo',
  file: 'attachment',
};

function hintOf(field: ResumeField, isLocked: boolean, t: Translate): string | undefined {
  if (isLocked) return t('resume.locked.field');
  if (field.type === 'image') return t('resume.hint.image');
  if (field.type === 'file') return t('upload.hint.file');
  if (field.type === 'school' || field.type === 'major') return t('resume.hint.lookup');
  if (field.labelKey === 'resume.field.service.unit') return t('resume.hint.serviceUnit');
  if (field.type === 'textarea') return t('resume.hint.length', { max: field.max });
  if (!isEnd(field)) return undefined;
  // Current studies have an expected end; a current job or service has none.
  return t(field.required ? 'resume.hint.endToCome' : 'resume.hint.end');
}

const isEnd = ({ key }: ResumeField) => periodFields.some(([, end]) => end === key);

/** Converts a section's fields to fields of the portal's forms, in the order of the form. */
export function useSectionSpecs(
  section: ResumeSection,
  lockedFields: readonly string[],
  onMajor: FieldSpec['onCode'],
): readonly FieldSpec[] {
  const t = useT();
  const { termsOf } = useTerms();
  return useMemo(() => {
    const specOf = (field: ResumeField): FieldSpec => {
      const isLocked = lockedFields.includes(field.key);
      const { key, type, format } = field;
      return {
        name: section.shape === 'rows' ? key : [section.key, key],
        type: isEnd(field) && !field.required ? 'lastMonth' : (format ?? types[type] ?? type),
        label: t(field.labelKey),
        hint: hintOf(field, isLocked, t),
        isRequired: field.required,
        isLocked,
        options: field.termKey ? termsOf(field.termKey) : undefined,
        autoComplete: field.autoComplete,
        onCode: type === 'major' ? onMajor : undefined,
      };
    };
    return section.fields.filter(({ derived }) => !derived).map(specOf);
  }, [section, lockedFields, t, termsOf, onMajor]);
}
