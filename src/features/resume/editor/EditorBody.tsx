import { useMemoizedFn } from 'ahooks';
import { useCallback, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLeaveGuard } from '@/hooks/useLeaveGuard';
import type { ResumeEdit, ResumeSectionKey } from '@/services/types';
import { sectionStateOf } from '../shared/completeness';
import type { Entrance } from '../shared/entrances';
import { resumeSections } from '../shared/sections';
import { fieldIdOf, sectionValue, type Values, withSection } from '../values';
import CompletenessLine from './CompletenessLine';
import styles from './Editor.module.css';
import ElsewhereNotice from './ElsewhereNotice';
import MendPanel from './MendPanel';
import PrefillOffer from './PrefillOffer';
import RestorePrompt from './RestorePrompt';
import SectionEditor from './SectionEditor';
import SectionNav from './SectionNav';
import { useDrafts } from './useDrafts';
import { useSavedElsewhere } from './useSavedElsewhere';

interface EditorBodyProps {
  owner: string;
  edit: ResumeEdit;
  entrance: Entrance;
}

const unlocked: readonly string[] = [];

/** The sections at the side, one of them open, and what is not saved yet. */
export default function EditorBody({ owner, edit, entrance }: EditorBodyProps) {
  const { resume, rules } = edit;
  const { drafts, offered, change, drop, restore, discard } = useDrafts(owner, resume);
  // Another value from outside (restored, taken from the server) makes the form begin anew.
  const [epoch, setEpoch] = useState(0);
  const renew = useCallback(() => setEpoch((count) => count + 1), []);

  const current = useMemo(
    () =>
      resumeSections.reduce((whole, { key }) => {
        const draft = drafts[key];
        return draft ? withSection(whole, key, draft) : whole;
      }, resume),
    [resume, drafts],
  );
  const section = resumeSections.find(({ key }) => key === entrance.section) ?? resumeSections[0];
  const isUnsaved = (key: ResumeSectionKey) => key in drafts;
  const elsewhere = useSavedElsewhere(resume, isUnsaved, (changed) => {
    if (section && changed.includes(section.key) && !isUnsaved(section.key)) renew();
  });
  const question = useLeaveGuard(
    Object.keys(drafts).length > 0,
    entrance.isInside,
    'resume.leave.hint',
  );
  const settle = useMemoizedFn((key: ResumeSectionKey) => {
    drop(key);
    elsewhere.settle(key);
  });
  if (!section) return null;

  const { key } = section;
  const isBlank = key === 'basic' && sectionStateOf(current, section) === 'untouched';
  const prefill = (values: Values) => {
    flushSync(() => {
      change('basic', () => values);
      renew();
    });
    document.getElementById(fieldIdOf('basic.name'))?.focus();
  };
  return (
    <>
      {question}
      <CompletenessLine resume={current} />
      {entrance.applyId && (
        <MendPanel
          applyId={entrance.applyId}
          hrefOf={entrance.hrefOf}
          isDirty={Object.keys(drafts).length > 0}
        />
      )}
      <RestorePrompt
        offered={offered}
        onRestore={() => {
          restore();
          renew();
        }}
        onDiscard={discard}
      />
      <ElsewhereNotice {...elsewhere} hrefOf={entrance.hrefOf} />
      {isBlank && !('basic' in offered) && <PrefillOffer onTake={prefill} />}
      <div className={styles.editor}>
        <aside className={styles.side}>
          <SectionNav resume={current} current={key} drafts={drafts} hrefOf={entrance.hrefOf} />
        </aside>
        <SectionEditor
          key={`${key}/${epoch}`}
          section={section}
          value={sectionValue(current, key)}
          resume={resume}
          isDirty={isUnsaved(key)}
          isContested={elsewhere.contested.includes(key)}
          lockedFields={rules.find((rule) => rule.section === key)?.lockedFields ?? unlocked}
          entrance={entrance}
          onChange={change}
          onSaved={settle}
          onTakeNewer={() => {
            settle(key);
            renew();
          }}
        />
      </div>
    </>
  );
}
