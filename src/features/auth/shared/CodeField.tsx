import FormField from '@/forms/FormField';
import type { CodeSending } from '@/forms/fieldSpec';
import { useT } from '@/hooks/useT';

interface CodeFieldProps {
  name?: string;
  label?: string;
  sending: CodeSending;
}

/** A code that comes by SMS or e-mail, with the button that sends it. */
export default function CodeField({ name = 'code', label, sending }: CodeFieldProps) {
  const t = useT();
  return (
    <FormField
      field={{
        name,
        type: 'code',
        label: label ?? t('auth.code.label'),
        hint: t('auth.code.hint'),
        isRequired: true,
        sending,
      }}
    />
  );
}
