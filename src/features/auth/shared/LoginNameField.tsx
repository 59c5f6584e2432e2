import type { ReactNode } from 'react';
import FormField from '@/forms/FormField';
import { useT } from '@/hooks/useT';
import { tidyMobile } from './target';

interface LoginNameFieldProps {
  hint: ReactNode;
  hasFocus?: boolean;
}

/** The name to sign in by: one that is there already, or one to be chosen. */
export default function LoginNameField({ hint, hasFocus }: LoginNameFieldProps) {
  const t = useT();
  return (
    <FormField
      field={{
        name: 'loginName',
        type: 'loginName',
        label: t('auth.login.loginName'),
        hint,
        isRequired: true,
        inputName: 'loginName',
        autoComplete: 'username',
        tidy: tidyMobile,
        hasFocus,
      }}
    />
  );
}
