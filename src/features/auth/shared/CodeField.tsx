import { useT } from '@/hooks/useT';
import CodeInput from './CodeInput';
import TargetField from './TargetField';
import { useSendCode } from './useSendCode';

interface CodeFieldProps {
  ids: { target: string; code: string };
  values: { target: string; code: string };
  errors: { target?: string; code?: string };
  onChange: (field: 'target' | 'code', value: string) => void;
}

/** A code by SMS or e-mail in place of the captcha picture: for everyone whom a puzzle shuts out. */
export default function CodeField({ ids, values, errors, onChange }: CodeFieldProps) {
  const t = useT();
  const state = useSendCode('captcha');
  return (
    <>
      <TargetField
        id={ids.target}
        label={t('auth.code.target')}
        hint={t('auth.code.target.hint')}
        autoComplete="email"
        value={values.target}
        error={errors.target ?? state.error}
        onChange={(target) => onChange('target', target)}
      />
      <CodeInput
        id={ids.code}
        value={values.code}
        error={errors.code}
        state={state}
        onChange={(code) => onChange('code', code)}
        onSend={() => void state.send(values.target.trim())}
      />
    </>
  );
}
