import noop from 'lodash/noop';
import { type ReactNode, useId, useState } from 'react';
import styles from './TimeWords.module.css';

const loadTip = () => import(/* webpackChunkName: "time-tip" */ './TimeTip');

type Tip = Awaited<ReturnType<typeof loadTip>>['default'];

interface TimeWordsProps {
  /** ISO 8601; without it the words hold `<time>` elements of their own. */
  dateTime?: string;
  /** What the words stand for, to the minute. */
  exact: string;
  /** What paper says in their place: there is no hover on it, and tomorrow it is not today. */
  onPaper?: string;
  children: ReactNode;
}

/**
 * A time in people's words, with the exact one on hover, focus and touch (product decisions, Look). The tooltip is fetched
 * when it is first asked for; until it is here, and when it cannot be had, the browser's own title says the same.
 */
export default function TimeWords({ dateTime, exact, onPaper = exact, children }: TimeWordsProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [TimeTip, setTimeTip] = useState<Tip>();
  const isReady = Boolean(TimeTip);
  const Words = dateTime ? 'time' : 'span';
  const open = () => {
    setOpen(true);
    // Without it the browser's own title stays, and the next hover asks again.
    if (!TimeTip) loadTip().then((module) => setTimeTip(() => module.default), noop);
  };
  return (
    <>
      <Words
        className={styles.words}
        dateTime={dateTime}
        title={isReady ? undefined : exact}
        aria-describedby={isReady && isOpen ? id : undefined}
        // A keyboard and a finger reach what a mouse reaches (WCAG 2.1.1).
        tabIndex={0}
        onPointerEnter={open}
        // Once it is here, the tooltip itself follows the mouse, which may go on to its words (WCAG 1.4.13).
        onPointerLeave={isReady ? undefined : () => setOpen(false)}
        onFocus={open}
        onBlur={() => setOpen(false)}
      >
        {children}
        {TimeTip && <TimeTip id={id} text={exact} isOpen={isOpen} onOpenChange={setOpen} />}
      </Words>
      <span className={styles.paper} data-words={onPaper} />
    </>
  );
}
