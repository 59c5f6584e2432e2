import { useEffect, useState } from 'react';
import RestoredNotice from '@/components/RestoredNotice';
import { cleanValues, errorsIn } from '@/forms/contractFields';
import PortalForm from '@/forms/PortalForm';
import SchemaFields from '@/forms/SchemaFields';
import { usePortalForm } from '@/forms/usePortalForm';
import { useLeaveGuard } from '@/hooks/useLeaveGuard';
import { useT } from '@/hooks/useT';
import { useTerms } from '@/hooks/useTerms';
import type { FieldValues } from '@/services/types';
import type { StepDraft } from '../stepDraft';
import styles from '../Wizard.module.css';
import WizardFooter, { type StepProps } from '../WizardFooter';
import { fieldsOf } from '../wizardSteps';

/** Step 3: the target's questions beyond the résumé, as fields that the server describes. */
export default function ExtraStep({ wizard, saving, draft, page }: StepProps) {
  const { problems } = saving;
  const t = useT();
  const { termsOf } = useTerms();
  const fields = fieldsOf(page);
  // Answers that were typed on this version are restored at once; older ones only when the person wants them.
  const [found, setFound] = useState(() => draft.restorable(page));
  const { typed, older } = found;

  const state = usePortalForm<FieldValues>({
    id: 'apply',
    check: (values) => errorsIn(fields, values, { t, termsOf }),
    onChange: (values) => draft.keep(values, page),
    send: async (values) => {
      draft.markSent();
      void saving.save({ values: cleanValues(fields, values) });
    },
  });
  const { refuse, replace } = state;
  useEffect(() => {
    refuse(problems.map(({ field, message }) => ({ path: field, message, lang: 'zh-CN' })));
  }, [problems, refuse]);

  // What is typed stays on the device, so only a file on its way is asked about.
  const question = useLeaveGuard(false, 'apply.leave.hint');

  const showNext = () => setFound({ older: draft.restorable(page).older });
  const takeUp = (wanted: StepDraft) => {
    const values = { ...state.read(), ...wanted.values };
    replace(values);
    draft.takeOlder(wanted, values, page);
    showNext();
  };
  const discard = () => {
    replace(page.values);
    draft.drop();
    showNext();
  };

  return (
    <PortalForm
      state={state}
      className={styles.form}
      initialValues={{ ...page.values, ...typed?.values }}
      intro={
        <>
          {question}
          <h2>{t('apply.step.extra')}</h2>
          {fields.length === 0 && <p className="quiet">{t(`apply.extra.none.${page.kind}`)}</p>}
          {typed && <RestoredNotice words={t('apply.draft.restored')} onDiscard={discard} />}
          {older && (
            <RestoredNotice
              words={t('apply.draft.older')}
              onDiscard={() => {
                draft.dropOlder(older);
                setFound({ typed, older: draft.restorable(page).older });
              }}
              onTake={() => takeUp(older)}
            />
          )}
        </>
      }
    >
      <div className={styles.narrow}>
        <SchemaFields fields={fields} saved={page.values} files={page.files} />
      </div>
      <WizardFooter wizard={wizard} saving={saving} />
    </PortalForm>
  );
}
