import { CheckCircleFilled, ExclamationCircleFilled, WarningFilled } from '@ant-design/icons';
import { Flex, Result } from 'antd';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { moveFocus } from '@/utils/moveFocus';
import styles from './Outcome.module.css';

/** antd's own, without their English names, which would be read in every language; the title says what they show. */
const icons = {
  success: <CheckCircleFilled aria-hidden="true" />,
  info: <ExclamationCircleFilled aria-hidden="true" />,
  warning: <WarningFilled aria-hidden="true" />,
};

interface OutcomeProps {
  status?: keyof typeof icons;
  title: string;
  hint?: ReactNode;
  actions?: ReactNode;
  /** The result has just happened on this screen: it scrolls into view and takes the focus. */
  isFresh?: boolean;
  children?: ReactNode;
}

/** The result of an action, as antd's Result. Only for working screens, since it costs 14 kB. */
export default function Outcome(props: OutcomeProps) {
  const { status = 'info', title, hint, actions, isFresh, children } = props;
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The previous content may have been longer than the screen.
    if (isFresh) moveFocus(heading.current, 'center');
  }, [isFresh]);
  return (
    <section className="surface edgeless" aria-labelledby={titleId}>
      <Result
        status={status}
        icon={icons[status]}
        classNames={{ root: styles.result, body: styles.body }}
        title={
          <h2 ref={heading} id={titleId} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
        }
        subTitle={hint}
        extra={
          actions && (
            <Flex
              wrap
              gap="8px 16px"
              align="center"
              justify="center"
              className={`${styles.actions} offPaper`}
            >
              {actions}
            </Flex>
          )
        }
      >
        {children}
      </Result>
    </section>
  );
}
