import Failure from '@/components/Failure';
import { useT } from '@/hooks/useT';
import styles from '../shared/AuthForm.module.css';
import CaptchaField from '../shared/CaptchaField';
import CodeField from '../shared/CodeField';
import type { LoginField } from './loginFailure';
import type { LoginState } from './useLogin';

interface ProofFieldsProps {
  state: LoginState;
  idOf: (field: LoginField) => string;
}

/** Captcha or code, whichever the person chose, where the domain asks for either. */
export default function ProofFields({ state, idOf }: ProofFieldsProps) {
  const t = useT();
  const { values, errors, proof, captcha, facts, change, chooseProof } = state;
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
        <CaptchaField
          id={idOf('captcha')}
          captcha={captcha}
          value={values.captcha}
          error={errors.captcha}
          onChange={(value) => change('captcha', value)}
        />
      ) : (
        <CodeField
          ids={{ target: idOf('target'), code: idOf('code') }}
          values={values}
          errors={errors}
          onChange={change}
        />
      )}
      <button
        type="button"
        className={styles.swap}
        onClick={() => chooseProof(proof === 'picture')}
      >
        {t(proof === 'picture' ? 'auth.captcha.toCode' : 'auth.captcha.toPicture')}
      </button>
    </div>
  );
}
