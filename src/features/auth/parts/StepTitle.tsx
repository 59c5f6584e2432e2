import { useLayoutEffect, useRef } from 'react';
import { moveFocus } from '@/utils/moveFocus';

/**
 * The heading of the current step. It takes the focus when the step changes, before an error summary may do so; `isNew`:
 * at once, where it replaces a form that had the focus.
 */
export default function StepTitle({ title, isNew }: { title: string; isNew?: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const former = useRef(isNew ? undefined : title);
  useLayoutEffect(() => {
    if (former.current !== title) moveFocus(heading.current);
    former.current = title;
  }, [title]);
  return (
    <h2
      ref={heading}
      tabIndex={-1}
      className="landing"
      style={{ margin: 0, fontSize: 'var(--ant-font-size-heading-4)' }}
    >
      {title}
    </h2>
  );
}
