import { useCallback, useMemo, useState } from 'react';
import type { ResumeEdit, ResumeSectionKey } from '@/services/types';
import type { Entrance } from '../shared/entrances';
import { resumeSections } from '../shared/sections';
import { sectionValue, withSection } from '../values';
import CompletenessLine from './CompletenessLine';
import styles from './Editor.module.css';
import MendPanel from './MendPanel';
import RestorePrompt from './RestorePrompt';
import SectionEditor from './SectionEditor';
import SectionNav from './SectionNav';
import { useDrafts } from './useDrafts';
import { useLeaveGuard } from './useLeaveGuard';

interface EditorBodyProps {
  owner: string;
  edit: ResumeEdit;
  entrance: Entrance;
}

/** The sections at the side, one of them open, and what is not saved yet. */
export default function EditorBody({ owner, edit, entrance }: EditorBodyProps) {
  const { resume, rules } = edit;
  const work = useDrafts(owner, resume);
  const { drafts, change, drop, restore } = work;
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
  const unsaved = useMemo(() => Object.keys(drafts), [drafts]);
  const isInside = useCallback(
    (pathname: string) => {
      const [, first] = pathname.split('/');
      return entrance.kind === 'own'
        ? first === 'resumeedit'
        : pathname === new URL(entrance.hrefOf(''), window.location.origin).pathname;
    },
    [entrance],
  );
  const question = useLeaveGuard(unsaved.length > 0, isInside);
  if (!section) return null;

  const lockedFields = rules.find((rule) => rule.section === section.key)?.lockedFields ?? [];
  const takeNewer = (key: ResumeSectionKey) => {
    drop(key);
    renew();
  };
  return (
    <>
      {question}
      <CompletenessLine resume={current} />
      {entrance.applyId && (
        <MendPanel
          applyId={entrance.applyId}
          hrefOf={entrance.hrefOf}
          isDirty={unsaved.length > 0}
        />
      )}
      <RestorePrompt
        offered={work.offered}
        onRestore={() => {
          restore();
          renew();
        }}
        onDiscard={work.discard}
      />
      <div className={styles.editor}>
        <aside className={styles.side}>
          <SectionNav
            resume={current}
            current={section.key}
            unsaved={unsaved}
            hrefOf={entrance.hrefOf}
          />
        </aside>
        <SectionEditor
          key={`${section.key}/${epoch}`}
          section={section}
          value={sectionValue(current, section.key)}
          resume={resume}
          isDirty={section.key in drafts}
          lockedFields={lockedFields}
          entrance={entrance}
          onChange={(value) => change(section.key, value)}
          onSaved={() => drop(section.key)}
          onTakeNewer={() => takeNewer(section.key)}
        />
      </div>
    </>
  );
}
