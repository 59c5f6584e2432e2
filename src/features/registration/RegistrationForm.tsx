import { ProFormDependency } from '@ant-design/pro-components';
import { useLocation } from '@umijs/max';
import { useCallback } from 'react';
import PrivacyLink from '@/components/PrivacyLink';
import Restored from '@/components/Restored';
import RichText from '@/components/RichText';
import UnkeptNote from '@/components/UnkeptNote';
import { unkeptLabels } from '@/forms/fieldRest';
import PortalForm from '@/forms/PortalForm';
import SchemaFields from '@/forms/SchemaFields';
import { useLeaveGuard } from '@/hooks/useLeaveGuard';
import { useT } from '@/hooks/useT';
import { useUser } from '@/hooks/useUser';
import type { FieldValues, RegistrationForm as Form } from '@/services/types';
import styles from './Registration.module.css';
import type { LeftOver } from './registrationDraft';
import { useRegistration } from './useRegistration';

interface RegistrationFormProps {
  form: Form;
  /** What an earlier visit left of it. */
  leftOver: LeftOver | undefined;
  onSent: (receiptNumber: string) => void;
}

/** The fields that the server describes, sent encrypted; a mistake stands at its field and in the summary. */
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
        className={styles.form}
        initialValues={initialValues}
        submitter={{ label: t('registration.send'), busyLabel: t('registration.sending') }}
        intro={
          <>
            <RichText html={form.introHtml} />
            {isRestored && (
              <Restored
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
            <UnkeptNote names={unkeptLabels(form.fields, values, form.values)} />
          )}
        </ProFormDependency>
      </PortalForm>
    </>
  );
}
