import { Alert, Button } from 'antd';
import { type ReactNode, useId, useRef } from 'react';
import { useFocusFallback } from '@/hooks/useFocusFallback';
import { useT } from '@/hooks/useT';
import BusyButton from './BusyButton';
import styles from './ConflictChoice.module.css';

/** What was changed here and in another window, differently. */
interface Contest {
  key: string;
  /** Tells the buttons of several choices apart. */
  name: string;
  /** Above both sides, where they do not say what they are. */
  heading?: ReactNode;
  mine: ReactNode;
  newer: ReactNode;
}

interface ConflictChoiceProps {
  title: string;
  contests: readonly Contest[];
  isSaving: boolean;
  /** `isLast`: nothing else is to be chosen. */
  onChoose: (key: string, isNewer: boolean, isLast: boolean) => void;
}

/** Both versions side by side, and a choice for each field: everything else is merged (docs/decisions.md, Unsaved work). */
export default function ConflictChoice(props: ConflictChoiceProps) {
  const { title, contests, isSaving, onChoose } = props;
  const t = useT();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusFallback(heading, contests.length);
  const isLast = contests.length === 1;
  return (
    <Alert
      type="warning"
      className={styles.conflict}
      aria-labelledby={titleId}
      title={
        <h3 ref={heading} id={titleId}>
          {title}
        </h3>
      }
      description={
        <>
          <p>{t('conflict.hint')}</p>
          {contests.map(({ key, name, heading: above, mine, newer }) => (
            <section key={key} aria-label={name}>
              {above && <h4>{above}</h4>}
              <div className={styles.sides}>
                <div>
                  <h4>{t('conflict.mine')}</h4>
                  {mine}
                  <BusyButton
                    type="primary"
                    isBusy={isSaving}
                    aria-label={isLast ? undefined : t('conflict.keepMineOf', { name })}
                    onClick={() => onChoose(key, false, isLast)}
                  >
                    {t('conflict.keepMine')}
                  </BusyButton>
                </div>
                <div>
                  <h4>{t('conflict.newer')}</h4>
                  {newer}
                  <Button
                    disabled={isSaving}
                    aria-label={isLast ? undefined : t('conflict.takeNewerOf', { name })}
                    onClick={() => onChoose(key, true, isLast)}
                  >
                    {t('conflict.takeNewer')}
                  </Button>
                </div>
              </div>
            </section>
          ))}
        </>
      }
    />
  );
}
