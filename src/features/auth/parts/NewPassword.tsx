import { ProFormDependency } from '@ant-design/pro-components';
import { useFormContext } from '@/forms/FormContext';
import FormField from '@/forms/FormField';
import { textOf } from '@/forms/values';
import { useT } from '@/hooks/useT';
import type { FieldRule } from '@/services/types';
import styles from './AuthForm.module.css';
import { keepsRule } from './serverRule';

interface NewPasswordProps {
  name: string;
  label: string;
  /** The server's rule, shown before it is broken. */
  rule: FieldRule;
}

/** A new password: the server's rule is shown below the label, and whether the typed text meets it. */
export default function NewPassword({ name, label, rule }: NewPasswordProps) {
  const t = useT();
  const isWrong = useFormContext().messages.has(name);
  return (
    <div>
      <FormField
        field={{
          name,
          type: 'password',
          label,
          hint: <span lang="zh-CN">{rule.message}</span>,
          isRequired: true,
          inputName: 'new-password',
          autoComplete: 'new-password',
        }}
      />
      <ProFormDependency name={[name]}>
        {(values: Record<string, unknown>) => (
          <p className={styles.kept} role="status">
            {!isWrong && keepsRule(textOf(values[name]), rule) && t('auth.password.kept')}
          </p>
        )}
      </ProFormDependency>
    </div>
  );
}
