import { Alert, Button } from 'antd';
import { useId } from 'react';
import BusyButton from '@/components/BusyButton';
import { useT } from '@/hooks/useT';
import { sectionValue } from '../values';
import SectionFacts from '../view/SectionFacts';
import styles from './Editor.module.css';
import type { Conflict } from './useSending';

interface ConflictChoiceProps {
  conflict: Conflict;
  isSaving: boolean;
  onKeepMine: () => void;
  onTakeNewer: () => void;
}

/** A section that was also changed in another window: shows both versions side by side and asks for a choice. */
export default function ConflictChoice(props: ConflictChoiceProps) {
  const { conflict, isSaving, onKeepMine, onTakeNewer } = props;
  const t = useT();
  const titleId = useId();
  const { section, mine, newer } = conflict;
  return (
    <Alert
      type="warning"
      className={styles.conflict}
      aria-labelledby={titleId}
      title={<h3 id={titleId}>{t('resume.conflict.title')}</h3>}
      description={
        <>
          <p>{t('resume.conflict.hint')}</p>
          <div className={styles.sides}>
            <div>
              <h4>{t('resume.conflict.mine')}</h4>
              <SectionFacts section={section} value={mine} isMasked={false} />
              <BusyButton type="primary" isBusy={isSaving} onClick={onKeepMine}>
                {t('resume.conflict.keepMine')}
              </BusyButton>
            </div>
            <div>
              <h4>{t('resume.conflict.newer')}</h4>
              <SectionFacts
                section={section}
                value={sectionValue(newer, section.key)}
                isMasked={false}
              />
              <Button disabled={isSaving} onClick={onTakeNewer}>
                {t('resume.conflict.takeNewer')}
              </Button>
            </div>
          </div>
        </>
      }
    />
  );
}
