import { useCallback } from 'react';
import { textOf } from '@/forms/values';
import { useT } from '@/hooks/useT';
import { useTerms } from '@/hooks/useTerms';
import type { FieldSchema, FieldValue, WizardPage } from '@/services/types';

/** An answer in words: the labels of its codes, the name of its file, else the text itself. */
export function useAnswerWords(page: WizardPage) {
  const t = useT();
  const { termsOf } = useTerms();
  return useCallback(
    (field: FieldSchema, value: FieldValue | undefined): string => {
      if (field.type === 'file' || field.type === 'image') {
        const id = textOf(value);
        const known = page.files?.find((file) => file.id === id)?.name;
        return known ?? t(id ? 'apply.answer.file' : 'apply.answer.none');
      }
      const options = field.options ?? (field.termKey ? termsOf(field.termKey) : []);
      const codes = Array.isArray(value) ? value : [textOf(value)];
      const words = codes.map((code) => options.find((one) => one.code === code)?.label ?? code);
      return words.filter(Boolean).join(t('common.listSeparator')) || t('apply.answer.none');
    },
    [page.files, t, termsOf],
  );
}
