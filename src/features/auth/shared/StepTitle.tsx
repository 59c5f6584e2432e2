import { useLayoutEffect, useRef } from 'react';
import styles from './AuthForm.module.css';

interface StepTitleProps {
  title: string;
  /** Takes the place of a form that had the focus. */
  isNew?: boolean;
}

/** The heading of the step in view; takes the focus when the step changes, before an error summary may. */
export default function StepTitle({ title, isNew = false }: StepTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const former = useRef(isNew ? undefined : title);
  useLayoutEffect(() => {
    if (former.current !== title) heading.current?.focus();
    former.current = title;
  }, [title]);
  return (
    <h2 ref={heading} tabIndex={-1} className={styles.stepTitle}>
      {title}
    </h2>
  );
}
