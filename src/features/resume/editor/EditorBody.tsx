import { useMemoizedFn } from 'ahooks';
import { useMemo } from 'react';
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
import { useEpoch } from './useEpoch';
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
  const { epoch, renew, renewWith } = useEpoch(resume.version);

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
  const elsewhere = useSavedElsewhere(resume, isUnsaved, (changed, version) => {
    if (section && changed.includes(section.key) && !isUnsaved(section.key)) renewWith(version);
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
          onTakeNewer={(version) => {
            settle(key);
            renewWith(version);
          }}
        />
      </div>
    </>
  );
}
