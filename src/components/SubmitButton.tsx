import styles from './SubmitButton.module.css';

interface SubmitButtonProps {
  label: string;
  /** What is being done, while it is. */
  busyLabel: string;
  isBusy: boolean;
}

/** A form's main button; it stays focusable while the form is being sent. */
export default function SubmitButton({ label, busyLabel, isBusy }: SubmitButtonProps) {
  return (
    <button type="submit" className={styles.submit} aria-disabled={isBusy}>
      {isBusy ? busyLabel : label}
    </button>
  );
}
