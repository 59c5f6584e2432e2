import type { ReactNode } from 'react';
import Field from '@/components/Field';
import TextInput from '@/components/TextInput';
import { useT } from '@/hooks/useT';
import { tidyMobile } from './target';

interface LoginNameFieldProps {
  id: string;
  hint: ReactNode;
  value: string;
  error?: string;
  onChange: (value: string) => void;
}

/** The name to sign in by: one that is there already, or one to be chosen. */
export default function LoginNameField(props: LoginNameFieldProps) {
  const { id, hint, value, error, onChange } = props;
  const t = useT();
  return (
    <Field id={id} label={t('auth.login.loginName')} hint={hint} error={error} isRequired>
      {(control) => (
        <TextInput
          {...control}
          name="loginName"
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(tidyMobile(event.target.value))}
        />
      )}
    </Field>
  );
}
