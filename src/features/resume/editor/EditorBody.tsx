import { useMemoizedFn } from 'ahooks';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useLeaveGuard } from '@/hooks/useLeaveGuard';
import type { ResumeEdit, ResumeSectionKey } from '@/services/types';
import { sectionStateOf } from '../shared/completeness';
import type { Entrance } from '../shared/entrances';
import { resumeSections } from '../shared/sections';
import { fieldIdOf, type SectionValue, sectionValue, type Values } from '../values';
import CompletenessLine from './CompletenessLine';
import styles from './Editor.module.css';
import ElsewhereNotice from './ElsewhereNotice';
import MendPanel from './MendPanel';
import PrefillOffer from './PrefillOffer';
import RestorePrompt from './RestorePrompt';
import SectionEditor from './SectionEditor';
import SectionNav from './SectionNav';
import { useEditing } from './useEditing';
import { useKeptFocus } from './useKeptFocus';
import { useSavedElsewhere } from './useSavedElsewhere';

interface EditorBodyProps {
  owner: string;
  edit: ResumeEdit;
  entrance: Entrance;
}

/** The sections at the side, one of them open, and what is not saved yet. */
export default function EditorBody({ owner, edit, entrance }: EditorBodyProps) {
  const { resume } = edit;
  const editing = useEditing(owner, edit);
  const { current, drafts, offers, isUnsaved, change, drop, epoch, renew, renewWith } = editing;
  const heading = useRef<HTMLHeadingElement>(null);
  useKeptFocus(heading, `${offers.length}/${epoch}`);

  const section = resumeSections.find(({ key }) => key === entrance.section) ?? resumeSections[0];
  const elsewhere = useSavedElsewhere(resume, isUnsaved, (changed, version) => {
    if (section && changed.includes(section.key) && !isUnsaved(section.key)) renewWith(version);
  });
  // Who saves and goes on in one press leaves before the saving is drawn.
  const isInside = useMemoizedFn((path: string) => !editing.hasDrafts() || entrance.isInside(path));
  const question = useLeaveGuard(editing.isDirty, isInside, 'resume.leave.hint');
  const onSaved = useMemoizedFn((key: ResumeSectionKey, sent: SectionValue) => {
    editing.settle(key, sent);
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
        <MendPanel applyId={entrance.applyId} hrefOf={entrance.hrefOf} isDirty={editing.isDirty} />
      )}
      <RestorePrompt
        offers={offers}
        drafts={drafts}
        onRestore={editing.restore}
        onDiscard={editing.discard}
      />
      <ElsewhereNotice {...elsewhere} hrefOf={entrance.hrefOf} />
      {isBlank && !offers.some(({ sections }) => 'basic' in sections) && (
        <PrefillOffer onTake={prefill} />
      )}
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
          lockedFields={editing.lockedFieldsOf(key)}
          entrance={entrance}
          heading={heading}
          read={editing.read}
          onChange={change}
          onSaved={onSaved}
          onTakeNewer={(version) => {
            drop(key);
            elsewhere.settle(key);
            renewWith(version);
          }}
        />
      </div>
    </>
  );
}
