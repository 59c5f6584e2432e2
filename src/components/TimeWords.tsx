import noop from 'lodash/noop';
import { type ReactNode, useId, useState } from 'react';
import styles from './TimeWords.module.css';

const loadTip = () => import(/* webpackChunkName: "time-tip" */ './TimeTip');

type Tip = Awaited<ReturnType<typeof loadTip>>['default'];

interface TimeWordsProps {
  /** ISO 8601. Without it, the children contain their own `<time>` elements. */
  dateTime?: string;
  /** The exact time in words, to the minute. */
  exact: string;
  /** What is printed instead: paper has no hover, and "tomorrow" is wrong a day later. */
  onPaper?: string;
  children: ReactNode;
}

/**
 * A time in relative words, with the exact time on hover, focus and touch (docs/product.md, Look). The tooltip is
 * fetched at the first hover; until it is loaded, or when it fails, the browser's own title shows the same.
 */
export default function TimeWords({ dateTime, exact, onPaper = exact, children }: TimeWordsProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [TimeTip, setTimeTip] = useState<Tip>();
  const isReady = Boolean(TimeTip);
  const Words = dateTime ? 'time' : 'span';
  const open = () => {
    setOpen(true);
    // If loading fails, the browser's own title stays, and the next hover tries again.
    if (!TimeTip) loadTip().then((module) => setTimeTip(() => module.default), noop);
  };
  return (
    <>
      <Words
        className={styles.words}
        dateTime={dateTime}
        title={isReady ? undefined : exact}
        aria-describedby={isReady && isOpen ? id : undefined}
        // Keyboard and touch must reach the tooltip, too (WCAG 2.1.1).
        tabIndex={0}
        onPointerEnter={open}
        // Once loaded, the tooltip itself follows the mouse, which may move onto the tooltip (WCAG 1.4.13).
        onPointerLeave={isReady ? undefined : () => setOpen(false)}
        onFocus={open}
        onBlur={() => setOpen(false)}
      >
        {TimeTip ? (
          <>
            {children}
            <TimeTip id={id} text={exact} isOpen={isOpen} onOpenChange={setOpen} />
          </>
        ) : (
          children
        )}
      </Words>
      <span className={styles.paper} data-words={onPaper} />
    </>
  );
}
