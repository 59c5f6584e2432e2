import { Alert, Button } from 'antd';
import { useId } from 'react';
import BusyButton from '@/components/BusyButton';
import { useT } from '@/hooks/useT';
import type { Resume } from '@/services/types';
import type { ResumeSection } from '../shared/sections';
import { sectionValue } from '../values';
import SectionFacts from '../view/SectionFacts';
import styles from './Editor.module.css';
import type { ResumeFormState } from './useResumeForm';

interface ConflictChoiceProps {
  section: ResumeSection;
  /** The résumé on the server. */
  resume: Resume;
  state: ResumeFormState;
  isSaving: boolean;
  onKeepMine: () => void;
}

/** A section that was also changed in another window: shows both versions side by side and asks for a choice. */
export default function ConflictChoice(props: ConflictChoiceProps) {
  const { section, resume, state, isSaving, onKeepMine } = props;
  const { key } = section;
  const t = useT();
  const titleId = useId();
  const mine = sectionValue(state.current, key);
  const newer = sectionValue(resume, key);
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
              <SectionFacts section={section} value={newer} isMasked={false} />
              <Button disabled={isSaving} onClick={() => state.resetTo(key, newer)}>
                {t('resume.conflict.takeNewer')}
              </Button>
            </div>
          </div>
        </>
      }
    />
  );
}
