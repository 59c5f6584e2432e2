import type { ControlProps } from '@/components/Field';
import type { FieldValue, Term } from '@/services/types';
import styles from './SchemaField.module.css';

interface ChoiceListProps {
  control: ControlProps;
  type: 'radio' | 'checkbox';
  options: readonly Term[];
  value: FieldValue | undefined;
  /** Language of the options' words; undefined for the portal's own. */
  lang: string | undefined;
  onChange: (value: FieldValue) => void;
}

function codesOf(value: FieldValue | undefined): string[] {
  if (Array.isArray(value)) return value;
  return value === null || value === undefined ? [] : [String(value)];
}

/** One choice (radio) or several (checkbox) of the server's options; the browser's own controls. */
export default function ChoiceList(props: ChoiceListProps) {
  const { control, type, options, value, lang, onChange } = props;
  const chosen = codesOf(value);
  const toggle = (code: string) =>
    onChange(chosen.includes(code) ? chosen.filter((other) => other !== code) : [...chosen, code]);
  return (
    <div className={styles.choices}>
      {options.map((option, index) => (
        <label key={option.code} className={styles.choice} lang={lang}>
          <input
            // The error summary leads to the field's id: the first choice has it.
            id={index === 0 ? control.id : undefined}
            type={type}
            name={control.id}
            aria-invalid={control['aria-invalid']}
            checked={chosen.includes(option.code)}
            onChange={() => (type === 'radio' ? onChange(option.code) : toggle(option.code))}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
