import FormField from '@/forms/FormField';

interface PasswordFieldProps {
  name: string;
  label: string;
  hint?: string;
  hasFocus?: boolean;
}

/** The existing password. */
export default function PasswordField(field: PasswordFieldProps) {
  return (
    <FormField
      field={{
        ...field,
        type: 'password',
        isRequired: true,
        inputName: 'password',
        autoComplete: 'current-password',
      }}
    />
  );
}
