import { ProFormDependency } from '@ant-design/pro-components';
import { useEffect, useState } from 'react';
import RestoredNotice from '@/components/RestoredNotice';
import UnstoredNotice from '@/components/UnstoredNotice';
import { cleanValues, faultsIn } from '@/forms/contractFields';
import PortalForm from '@/forms/PortalForm';
import SchemaFields from '@/forms/SchemaFields';
import { unstoredLabels } from '@/forms/storableValues';
import { usePortalForm } from '@/forms/usePortalForm';
import { useT } from '@/hooks/useT';
import type { FieldError, FieldValues } from '@/services/types';
import type { useStepDraft } from '../stepDraft';
import styles from '../Wizard.module.css';
import WizardFooter from '../WizardFooter';
import { fieldsOf } from '../wizardSteps';
import type { StepProps } from './TargetStep';

interface ExtraStepProps extends StepProps {
  draft: ReturnType<typeof useStepDraft>;
  /** The server's errors, shown at the fields; a new list at each refusal. */
  problems: readonly FieldError[];
}

/** Step 3: the target's questions beyond the résumé, as fields that the server describes. */
export default function ExtraStep(props: ExtraStepProps) {
  const { page, isSaving, failure, onBack, onSave, draft, problems } = props;
  const t = useT();
  const fields = fieldsOf(page);
  const [found, setFound] = useState(() => draft.restorable(page));
  // A draft of the current version is restored at once; a draft of an older version only when the person wants it.
  const isOlder = found !== undefined && found.version !== page.version;

  const state = usePortalForm<FieldValues>({
    id: 'apply',
    check: (values) => faultsIn(fields, values, t),
    onChange: (values) => draft.keep(values, page),
    send: async (values) => {
      draft.markSent();
      onSave({ values: cleanValues(fields, values) });
    },
  });
  const { refuse, replace } = state;
  useEffect(() => {
    refuse(problems.map(({ field, message }) => ({ path: field, message, lang: 'zh-CN' })));
  }, [problems, refuse]);

  const takeUp = () => {
    const values = { ...state.read(), ...found?.values };
    replace(values);
    draft.keep(values, page);
    setFound(undefined);
  };
  const discard = () => {
    if (!isOlder) replace(page.values);
    // An older draft stands beside the form: what was typed there meanwhile is a draft of its own.
    if (!isOlder || draft.restorable(page) === found) draft.drop();
    setFound(undefined);
  };

  return (
    <PortalForm
      state={state}
      className={styles.form}
      initialValues={{ ...page.values, ...(isOlder ? {} : found?.values) }}
      intro={
        <>
          <h2>{t('apply.step.extra')}</h2>
          {fields.length === 0 && <p className="quiet">{t(`apply.extra.none.${page.kind}`)}</p>}
          {found && (
            <RestoredNotice
              words={t(isOlder ? 'apply.draft.older' : 'apply.draft.restored')}
              discardLabel={t('apply.draft.discard')}
              onDiscard={discard}
              onTake={isOlder ? takeUp : undefined}
            />
          )}
        </>
      }
    >
      <div className={styles.narrow}>
        <SchemaFields fields={fields} files={page.files} />
      </div>
      <ProFormDependency name={fields.map(({ name }) => name)}>
        {(values: FieldValues) => (
          <UnstoredNotice names={unstoredLabels(fields, values, page.values)} />
        )}
      </ProFormDependency>
      <WizardFooter {...{ onBack, isSaving, failure }} />
    </PortalForm>
  );
}
