import FormField from '@/forms/FormField';

interface PasswordFieldProps {
  name: string;
  /** The control's `name` attribute, for password managers. */
  inputName?: string;
  label: string;
  hint?: string;
  hasFocus?: boolean;
}

/** The existing password. */
export default function PasswordField({ inputName = 'password', ...field }: PasswordFieldProps) {
  return (
    <FormField
      field={{
        ...field,
        type: 'password',
        isRequired: true,
        inputName,
        autoComplete: 'current-password',
      }}
    />
  );
}
