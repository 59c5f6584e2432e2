import type { ReactNode } from 'react';
import FormField from '@/forms/FormField';
import { useT } from '@/hooks/useT';
import { tidyMobile } from './target';

interface LoginNameFieldProps {
  hint: ReactNode;
  hasFocus?: boolean;
}

/** The name to sign in by: one that is there already, or one to be chosen. */
export function LoginNameField({ hint, hasFocus }: LoginNameFieldProps) {
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

interface TargetFieldProps {
  label: string;
  hint: string;
  autoComplete: 'email' | 'username';
}

/** A mobile number or an e-mail address, whichever the person has at hand. */
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
        tidy: tidyMobile,
      }}
    />
  );
}
