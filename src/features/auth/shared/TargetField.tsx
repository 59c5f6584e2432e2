import Field from '@/components/Field';
import TextInput from '@/components/TextInput';
import { tidyMobile } from './target';

interface TargetFieldProps {
  id: string;
  label: string;
  hint: string;
  autoComplete: 'email' | 'username';
  value: string;
  error?: string;
  onChange: (value: string) => void;
}

/** A mobile number or an e-mail address, whichever the person has at hand. */
export default function TargetField(props: TargetFieldProps) {
  const { id, label, hint, autoComplete, value, error, onChange } = props;
  return (
    <Field id={id} label={label} hint={hint} error={error} isRequired>
      {(control) => (
        <TextInput
          {...control}
          name="target"
          inputMode="email"
          autoComplete={autoComplete}
          autoCapitalize="off"
          spellCheck={false}
          maxLength={100}
          value={value}
          onChange={(event) => onChange(tidyMobile(event.target.value))}
        />
      )}
    </Field>
  );
}
