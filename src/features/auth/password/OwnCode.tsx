import { useT } from '@/hooks/useT';
import styles from '../shared/AuthForm.module.css';
import CodeInput from '../shared/CodeInput';
import type { OwnCodeTarget, useOwnCode } from '../shared/useOwnCode';

interface OwnCodeProps {
  id: string;
  target: OwnCodeTarget;
  state: ReturnType<typeof useOwnCode>;
  value: string;
  error?: string;
  onChange: (code: string) => void;
}

/** A code to the account's own mobile or e-mail, where there is no password to ask for. */
export default function OwnCode({ id, target, state, value, error, onChange }: OwnCodeProps) {
  const t = useT();
  return (
    <>
      <p className={styles.lead}>{t('password.first.target', { target: target.masked })}</p>
      <CodeInput
        id={id}
        value={value}
        error={error ?? state.error}
        state={state}
        onChange={onChange}
        onSend={() => void state.send(target.own)}
      />
    </>
  );
}
