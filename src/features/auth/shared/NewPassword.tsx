import Field from '@/components/Field';
import PasswordInput from '@/components/PasswordInput';
import { useT } from '@/hooks/useT';
import type { FieldRule } from '@/services/types';
import styles from './NewPassword.module.css';
import { keepsRule } from './serverRule';

interface NewPasswordProps {
  id: string;
  label: string;
  /** The server's, told before the mistake. */
  rule: FieldRule;
  value: string;
  error?: string;
  onChange: (value: string) => void;
}

/** A password to be chosen: the server's rule under its label, and whether what is typed keeps it. */
export default function NewPassword({ id, label, rule, value, error, onChange }: NewPasswordProps) {
  const t = useT();
  return (
    <div>
      <Field
        id={id}
        label={label}
        hint={<span lang="zh-CN">{rule.message}</span>}
        error={error}
        isRequired
      >
        {(control) => (
          <PasswordInput
            {...control}
            name="new-password"
            autoComplete="new-password"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      <p className={styles.kept} role="status">
        {!error && value !== '' && keepsRule(value, rule) && t('auth.password.kept')}
      </p>
    </div>
  );
}
