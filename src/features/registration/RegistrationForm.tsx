import DrawerLink from '@/components/DrawerLink';
import RestoredNotice from '@/components/RestoredNotice';
import RichText from '@/components/RichText';
import PortalForm from '@/forms/PortalForm';
import SchemaFields from '@/forms/SchemaFields';
import { useLeaveGuard } from '@/hooks/useLeaveGuard';
import { useT } from '@/hooks/useT';
import { useUser } from '@/hooks/useUser';
import type { RegistrationForm as Form } from '@/services/types';
import styles from './Registration.module.css';
import type { EarlierDraft } from './registrationDraft';
import { useRegistration } from './useRegistration';

interface RegistrationFormProps {
  form: Form;
  leftOver: EarlierDraft;
  onSent: (receiptNumber: string) => void;
}

/** The fields that the server describes, sent encrypted; errors are shown at the fields and in the summary. */
export default function RegistrationForm({ form, leftOver, onSent }: RegistrationFormProps) {
  const t = useT();
  const { state, isDirty, isRestored, discard, initialValues } = useRegistration(
    form,
    leftOver,
    onSent,
  );
  const isVisitor = useUser() === undefined;
  const question = useLeaveGuard(isDirty, `registration.leave.${isVisitor ? 'visitor' : 'person'}`);
  return (
    <>
      {question}
      <PortalForm
        state={state}
        label={form.title}
        className={`surface edgeless ${styles.form}`}
        initialValues={initialValues}
        submitter={{ label: t('registration.send'), busyLabel: t('registration.sending') }}
        intro={
          <>
            <RichText html={form.introHtml} />
            {isRestored && (
              <RestoredNotice words={t('registration.draft.restored')} onDiscard={discard} />
            )}
          </>
        }
      >
        <SchemaFields fields={form.fields} saved={form.values} />
        <p className={`${styles.privacy} quiet`}>
          {t('registration.privacy')} <DrawerLink to="privacy" />
        </p>
      </PortalForm>
    </>
  );
}
