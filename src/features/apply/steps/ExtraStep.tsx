import { Button } from 'antd';
import { type FormEvent, useState } from 'react';
import ErrorSummary from '@/components/ErrorSummary';
import { unkeptLabels } from '@/components/schema/fieldRest';
import { cleanValues, ruleOf, textOf } from '@/components/schema/fieldRules';
import SchemaField from '@/components/schema/SchemaField';
import UnkeptNote from '@/components/UnkeptNote';
import { useT } from '@/hooks/useT';
import { useTerms } from '@/hooks/useTerms';
import { useValidation } from '@/hooks/useValidation';
import type { FieldValue } from '@/services/types';
import StepFoot from '../StepFoot';
import type { useStepDraft } from '../useStepDraft';
import type { Problems } from '../useStepSave';
import styles from '../Wizard.module.css';
import { fieldsOf } from '../wizardSteps';
import type { StepProps } from './TargetStep';

const fieldId = (name: string) => `apply-${name}`;

interface ExtraStepProps extends StepProps {
  draft: ReturnType<typeof useStepDraft>;
  /** What the server found wrong, said at the fields. */
  problems: Problems;
  onForgive: (name: string) => void;
}

/** Step 3: what this target asks beyond the résumé, as fields that the server describes. */
export default function ExtraStep(props: ExtraStepProps) {
  const { page, isSaving, onBack, onSave, draft, problems, onForgive } = props;
  const t = useT();
  const check = useValidation();
  const { termsOf } = useTerms();
  const fields = fieldsOf(page);
  const [found, setFound] = useState(() => draft.worth(page));
  // Typed over what the server still has: taken up at once. Over an older state: only when the person says so.
  const isOlder = found !== undefined && found.version !== page.version;
  const [values, setValues] = useState({ ...page.values, ...(isOlder ? {} : found?.values) });
  const [attempt, setAttempt] = useState(0);

  const mistakes = fields.flatMap((field) => {
    const message = check(field.label, textOf(values[field.name]), ruleOf(field));
    return message ? [{ field: field.name, message }] : [];
  });
  const refused = problems.list.map((problem) => ({ ...problem, lang: 'zh-CN' }));
  const shown = [...(attempt > 0 ? mistakes : []), ...refused];

  const change = (name: string, value: FieldValue) => {
    const next = { ...values, [name]: value };
    setValues(next);
    draft.keep(next, page);
    onForgive(name);
  };
  const takeUp = () => {
    setValues({ ...values, ...found?.values });
    setFound(undefined);
  };
  const discard = () => {
    setValues(page.values);
    draft.drop();
    setFound(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (mistakes.length > 0) return;
    onSave({ values: cleanValues(fields, values), sessionId: page.sessionId });
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <h2>{t('apply.step.extra')}</h2>
      {fields.length === 0 && <p className={styles.lead}>{t(`apply.extra.none.${page.kind}`)}</p>}
      {found && (
        <div className={styles.restored} role="status">
          <span>{t(isOlder ? 'apply.draft.older' : 'apply.draft.restored')}</span>
          {isOlder && <Button onClick={takeUp}>{t('apply.draft.take')}</Button>}
          <Button onClick={discard}>{t('apply.draft.discard')}</Button>
        </div>
      )}
      <ErrorSummary
        attempt={attempt + problems.attempt}
        errors={shown.map(({ field, ...error }) => ({ ...error, fieldId: fieldId(field) }))}
      />
      <div className={styles.narrow}>
        {fields.map((field) => (
          <SchemaField
            key={field.name}
            id={fieldId(field.name)}
            field={field}
            terms={field.termKey ? termsOf(field.termKey) : undefined}
            files={page.files}
            value={values[field.name]}
            error={shown.find((error) => error.field === field.name)?.message}
            onChange={(value) => change(field.name, value)}
          />
        ))}
      </div>
      <UnkeptNote names={unkeptLabels(fields, values, page.values)} />
      <StepFoot onBack={onBack} isSaving={isSaving} />
    </form>
  );
}
