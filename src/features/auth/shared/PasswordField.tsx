import FormField from '@/forms/FormField';

interface PasswordFieldProps {
  name: string;
  /** Of the control, for password managers. */
  inputName?: string;
  label: string;
  hint?: string;
  hasFocus?: boolean;
}

/** The password that one has. */
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
