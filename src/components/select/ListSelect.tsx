import { useId } from 'react';
import styles from './Choice.module.css';
import ChoiceSelect from './ChoiceSelect';
import type { SelectProps } from './choices';

type ListSelectProps<T extends string> = SelectProps<T> & { label: string };

/** A select above a list, with its label before it. */
export default function ListSelect<T extends string>({ label, ...select }: ListSelectProps<T>) {
  const id = useId();
  return (
    <span className={styles.labelled}>
      <label htmlFor={id}>{label}</label>
      <ChoiceSelect {...select} id={id} />
    </span>
  );
}
