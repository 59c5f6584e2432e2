import type { ReactNode } from 'react';
import FormField from '@/forms/FormField';
import { useT } from '@/hooks/useT';
import { tidyContact } from '@/utils/formats';

/** The login name: an existing or a new one. */
export function LoginNameField(props: { hint: ReactNode; hasFocus?: boolean }) {
  const t = useT();
  return (
    <FormField
      field={{
        ...props,
        name: 'loginName',
        type: 'loginName',
        label: t('auth.login.loginName'),
        isRequired: true,
        inputName: 'loginName',
        autoComplete: 'username',
        tidy: tidyContact,
      }}
    />
  );
}

interface TargetFieldProps {
  label: string;
  hint: string;
  autoComplete: 'email' | 'username';
}

/** A field for a mobile number or an e-mail address. */
export function TargetField(props: TargetFieldProps) {
  return (
    <FormField
      field={{
        ...props,
        name: 'target',
        type: 'email',
        isRequired: true,
        inputName: 'target',
        maxLength: 100,
        tidy: tidyContact,
      }}
    />
  );
}
