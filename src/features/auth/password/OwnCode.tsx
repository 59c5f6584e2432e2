import { useT } from '@/hooks/useT';
import styles from '../shared/AuthForm.module.css';
import CodeInput from '../shared/CodeInput';
import type { Channel } from '../shared/target';
import { useSendCode } from '../shared/useSendCode';

/** The account's own mobile or e-mail. */
export interface OwnTarget {
  channel: Channel;
  /** As it is sent; the server knows its own, masked or not. */
  value: string;
  /** As it is shown. */
  masked: string;
}

interface OwnCodeProps {
  id: string;
  target: OwnTarget;
  value: string;
  error?: string;
  onChange: (code: string) => void;
}

/** A code to the account's own mobile or e-mail, where there is no password to ask for. */
export default function OwnCode({ id, target, value, error, onChange }: OwnCodeProps) {
  const t = useT();
  const state = useSendCode('savePasswd');
  return (
    <>
      <p className={styles.lead}>{t('password.first.target', { target: target.masked })}</p>
      <CodeInput
        id={id}
        value={value}
        error={error ?? state.error}
        state={state}
        onChange={onChange}
        onSend={() => void state.send(target.value, target.channel)}
      />
    </>
  );
}
