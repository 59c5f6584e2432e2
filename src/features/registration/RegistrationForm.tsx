import { ProFormDependency } from '@ant-design/pro-components';
import { useLocation } from '@umijs/max';
import { useCallback } from 'react';
import PrivacyLink from '@/components/PrivacyLink';
import RestoredNotice from '@/components/RestoredNotice';
import RichText from '@/components/RichText';
import UnstoredNotice from '@/components/UnstoredNotice';
import PortalForm from '@/forms/PortalForm';
import SchemaFields from '@/forms/SchemaFields';
import { unstoredLabels } from '@/forms/storableValues';
import { useLeaveGuard } from '@/hooks/useLeaveGuard';
import { useT } from '@/hooks/useT';
import { useUser } from '@/hooks/useUser';
import type { FieldValues, RegistrationForm as Form } from '@/services/types';
import styles from './Registration.module.css';
import type { EarlierDraft } from './registrationDraft';
import { useRegistration } from './useRegistration';

interface RegistrationFormProps {
  form: Form;
  /** Unsent data of an earlier visit. */
  leftOver: EarlierDraft | undefined;
  onSent: (receiptNumber: string) => void;
}

/** The fields that the server describes, sent encrypted; errors are shown at the fields and in the summary. */
export default function RegistrationForm({ form, leftOver, onSent }: RegistrationFormProps) {
  const t = useT();
  const { pathname } = useLocation();
  const { state, isDirty, isRestored, discard, initialValues } = useRegistration(
    form,
    leftOver,
    onSent,
  );
  const isVisitor = useUser() === undefined;
  const isInside = useCallback((path: string) => path === pathname, [pathname]);
  const question = useLeaveGuard(
    isDirty,
    isInside,
    `registration.leave.${isVisitor ? 'visitor' : 'person'}`,
  );
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
              <RestoredNotice
                words={t('registration.draft.restored')}
                discardLabel={t('registration.draft.discard')}
                onDiscard={discard}
              />
            )}
          </>
        }
      >
        <SchemaFields fields={form.fields} />
        <p className={`${styles.privacy} quiet`}>
          {t('registration.privacy')} <PrivacyLink />
        </p>
        <ProFormDependency name={form.fields.map(({ name }) => name)}>
          {(values: FieldValues) => (
            <UnstoredNotice names={unstoredLabels(form.fields, values, form.values)} />
          )}
        </ProFormDependency>
      </PortalForm>
    </>
  );
}
