import { ProFormDependency } from '@ant-design/pro-components';
import { useFormContext } from '@/forms/FormContext';
import { textOf } from '@/forms/values';
import { useT } from '@/hooks/useT';
import type { FieldRule } from '@/services/types';
import AuthField from '../shared/AuthField';
import styles from './AuthForm.module.css';
import { keepsRule } from './serverRule';

interface NewPasswordProps {
  name?: 'newPassword' | 'password';
  label?: string;
  /** The server's rule, shown before it is broken. */
  rule: FieldRule;
}

/** A new password: the server's rule is shown below the label, and whether the typed text meets it. */
export default function NewPassword({ rule, ...own }: NewPasswordProps) {
  const t = useT();
  const { name = 'newPassword' } = own;
  const isWrong = useFormContext().messages.has(name);
  return (
    <div>
      <AuthField kind="newPassword" hint={<span lang="zh-CN">{rule.message}</span>} {...own} />
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
