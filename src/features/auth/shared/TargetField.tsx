import FormField from '@/forms/FormField';
import { tidyMobile } from './target';

interface TargetFieldProps {
  label: string;
  hint: string;
  autoComplete: 'email' | 'username';
}

/** A mobile number or an e-mail address, whichever the person has at hand. */
export default function TargetField(props: TargetFieldProps) {
  return (
    <FormField
      field={{
        ...props,
        name: 'target',
        type: 'email',
        isRequired: true,
        inputName: 'target',
        maxLength: 100,
        tidy: tidyMobile,
      }}
    />
  );
}
