import { useId } from 'react';
import Field from '@/components/Field';
import styles from './RadioPair.module.css';

interface RadioPairProps<V extends string> {
  label: string;
  options: readonly { value: V; label: string }[];
  value: V;
  onChange: (value: V) => void;
}

/** One of two ways, both in view; the browser's own radio buttons. */
export default function RadioPair<V extends string>(props: RadioPairProps<V>) {
  const { label, options, value, onChange } = props;
  const name = useId();
  return (
    <Field label={label} isGroup>
      {() => (
        <div className={styles.choice}>
          {options.map((option) => (
            <label
              key={option.value}
              className={option.value === value ? styles.chosen : styles.option}
            >
              <input
                type="radio"
                name={name}
                value={option.value}
                checked={option.value === value}
                onChange={() => onChange(option.value)}
              />
              {option.label}
            </label>
          ))}
        </div>
      )}
    </Field>
  );
}
