import Field from '@/components/Field';
import PasswordInput from '@/components/PasswordInput';

interface PasswordFieldProps {
  id: string;
  /** Of the control, for password managers. */
  name?: string;
  label: string;
  hint?: string;
  value: string;
  error?: string;
  onChange: (value: string) => void;
}

/** The password that one has. */
export default function PasswordField(props: PasswordFieldProps) {
  const { id, name = 'password', label, hint, value, error, onChange } = props;
  return (
    <Field id={id} label={label} hint={hint} error={error} isRequired>
      {(control) => (
        <PasswordInput
          {...control}
          name={name}
          autoComplete="current-password"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
