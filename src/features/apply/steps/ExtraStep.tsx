import { type FormEvent, useState } from 'react';
import ErrorSummary from '@/components/ErrorSummary';
import { cleanValues, ruleOf, textOf } from '@/components/schema/fieldRules';
import SchemaField from '@/components/schema/SchemaField';
import { useT } from '@/hooks/useT';
import { useTerms } from '@/hooks/useTerms';
import { useValidation } from '@/hooks/useValidation';
import type { FieldValues } from '@/services/types';
import StepFoot from '../StepFoot';
import styles from '../Wizard.module.css';
import type { StepProps } from './TargetStep';

const fieldId = (name: string) => `apply-${name}`;

/** Step 3: what this target asks beyond the résumé, as fields that the server describes. */
export default function ExtraStep({ page, isSaving, onBack, onSave }: StepProps) {
  const t = useT();
  const check = useValidation();
  const { termsOf } = useTerms();
  const fields = page.steps.find(({ key }) => key === 'extra')?.fields ?? [];
  const [values, setValues] = useState<FieldValues>(page.values);
  const [attempt, setAttempt] = useState(0);

  const problems = fields.flatMap((field) => {
    const message = check(field.label, textOf(values[field.name]), ruleOf(field));
    return message ? [{ name: field.name, message }] : [];
  });
  const shown = attempt > 0 ? problems : [];

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (problems.length > 0) return;
    onSave({ values: cleanValues(fields, values), sessionId: page.sessionId });
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <h2>{t('apply.step.extra')}</h2>
      {fields.length === 0 && <p className={styles.lead}>{t(`apply.extra.none.${page.kind}`)}</p>}
      <ErrorSummary
        attempt={attempt}
        errors={shown.map(({ name, message }) => ({ message, fieldId: fieldId(name) }))}
      />
      <div className={styles.narrow}>
        {fields.map((field) => (
          <SchemaField
            key={field.name}
            id={fieldId(field.name)}
            field={field}
            terms={field.termKey ? termsOf(field.termKey) : undefined}
            value={values[field.name]}
            error={shown.find(({ name }) => name === field.name)?.message}
            onChange={(value) => setValues({ ...values, [field.name]: value })}
          />
        ))}
      </div>
      <StepFoot onBack={onBack} isSaving={isSaving} />
    </form>
  );
}
