import FormField from '@/forms/FormField';
import type { FieldSpec } from '@/forms/fieldSpec';
import { useT } from '@/hooks/useT';
import type { TextKey } from '@/locales/keys';

interface Kind extends Pick<FieldSpec, 'inputName' | 'inputMode'> {
  type: string;
  label: TextKey;
  hint?: TextKey;
  autoComplete?: string;
}

/** What the forms of an account ask for; names and calls stand at the forms. */
const kinds = {
  loginName: {
    type: 'loginName',
    label: 'auth.login.loginName',
    autoComplete: 'username',
  },
  password: { type: 'password', label: 'auth.login.password', autoComplete: 'current-password' },
  newPassword: {
    type: 'password',
    label: 'password.new',
    inputName: 'new-password',
    autoComplete: 'new-password',
  },
  /** A mobile number or an e-mail address. */
  target: {
    type: 'email',
    label: 'auth.code.target',
    hint: 'auth.code.target.hint',
    autoComplete: 'email',
  },
  mobile: {
    type: 'mobile',
    label: 'regist.mobile',
    inputMode: 'numeric',
    autoComplete: 'tel-national',
  },
  email: { type: 'email', label: 'regist.email', autoComplete: 'email' },
  /** A code that comes by SMS or e-mail. */
  code: { type: 'code', label: 'auth.code.label', hint: 'auth.code.hint' },
  captcha: { type: 'captcha', label: 'auth.captcha.label', hint: 'auth.captcha.hint' },
} as const satisfies Record<string, Kind>;

interface AuthFieldProps extends Omit<Partial<FieldSpec>, 'type'> {
  kind: keyof typeof kinds;
}

/** A required field of an account's form, as usual for its kind, or with what differs in this form. */
export default function AuthField({ kind, ...own }: AuthFieldProps) {
  const t = useT();
  const { label, hint, ...usual }: Kind = kinds[kind];
  return (
    <FormField
      field={{
        name: kind,
        inputName: kind,
        isRequired: true,
        label: t(label),
        hint: hint && t(hint),
        ...usual,
        ...own,
      }}
    />
  );
}
