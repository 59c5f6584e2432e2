import FormField from '@/forms/FormField';
import type { CodeSending } from '@/forms/fieldSpec';
import { useT } from '@/hooks/useT';

/** A code that comes by SMS or e-mail, with the button that sends it. */
export default function CodeField({ sending }: { sending: CodeSending }) {
  const t = useT();
  return (
    <FormField
      field={{
        name: 'code',
        type: 'code',
        label: t('auth.code.label'),
        hint: t('auth.code.hint'),
        isRequired: true,
        sending,
      }}
    />
  );
}
