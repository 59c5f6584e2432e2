import { useLayoutEffect, useRef } from 'react';
import { moveFocus } from '@/utils/moveFocus';
import styles from './AuthForm.module.css';

interface StepTitleProps {
  title: string;
  /** Whether it replaces a form that had the focus. */
  isNew?: boolean;
}

/** The heading of the current step. It takes the focus when the step changes, before an error summary may do so. */
export default function StepTitle({ title, isNew = false }: StepTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const former = useRef(isNew ? undefined : title);
  useLayoutEffect(() => {
    if (former.current !== title) moveFocus(heading.current);
    former.current = title;
  }, [title]);
  return (
    <h2 ref={heading} tabIndex={-1} className={styles.stepTitle}>
      {title}
    </h2>
  );
}
