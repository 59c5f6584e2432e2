import { Button } from 'antd';
import Failure from '@/components/Failure';
import FormField from '@/forms/FormField';
import { useT } from '@/hooks/useT';
import styles from '../shared/AuthForm.module.css';
import CodeField from '../shared/CodeField';
import TargetField from '../shared/TargetField';
import type { LoginState } from './useLogin';

/** Captcha or code, whichever the person chose, where the domain asks for either. */
export default function ProofFields({ login }: { login: LoginState }) {
  const t = useT();
  const { proof, captcha, sending, facts, chooseProof } = login;
  if (facts.error && !facts.data) {
    return (
      <Failure
        isCompact
        title={t('auth.login.unready')}
        onRetry={facts.refresh}
        isRetrying={facts.loading}
      />
    );
  }
  if (!facts.data) return <div className={styles.skeleton} aria-busy="true" />;
  if (proof === 'none') return null;
  return (
    <div className={styles.proof}>
      {proof === 'picture' ? (
        <FormField
          field={{
            name: 'captcha',
            type: 'captcha',
            label: t('auth.captcha.label'),
            hint: t('auth.captcha.hint'),
            isRequired: true,
            captcha,
          }}
        />
      ) : (
        <>
          {/* In place of the captcha picture: for everyone whom a puzzle shuts out. */}
          <TargetField
            label={t('auth.code.target')}
            hint={t('auth.code.target.hint')}
            autoComplete="email"
          />
          <CodeField sending={sending} />
        </>
      )}
      <Button type="link" className={styles.swap} onClick={() => chooseProof(proof === 'picture')}>
        {t(proof === 'picture' ? 'auth.captcha.toCode' : 'auth.captcha.toPicture')}
      </Button>
    </div>
  );
}
