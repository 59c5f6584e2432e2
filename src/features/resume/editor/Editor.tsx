import { Link, useLocation, useParams } from '@umijs/max';
import { useMemoizedFn } from 'ahooks';
import { useRef } from 'react';
import PageHead from '@/components/PageHead';
import FormFrame from '@/forms/FormFrame';
import { useLeaveGuard } from '@/hooks/useLeaveGuard';
import { useT } from '@/hooks/useT';
import type { ResumeEdit } from '@/services/types';
import { sectionStateOf } from '../shared/completeness';
import { type Entrance, entranceOf } from '../shared/entrances';
import { resumeSections } from '../shared/sections';
import { fieldIdOf, resumeFormId, sectionValue, type Values } from '../values';
import WithResume from '../WithResume';
import CompletenessLine from './CompletenessLine';
import styles from './Editor.module.css';
import ElsewhereNotice from './ElsewhereNotice';
import MendPanel from './MendPanel';
import PrefillOffer from './PrefillOffer';
import RestorePrompt from './RestorePrompt';
import SectionEditor from './SectionEditor';
import SectionNav from './SectionNav';
import { useKeptFocus } from './useKeptFocus';
import { useResumeForm } from './useResumeForm';
import { useSavedElsewhere } from './useSavedElsewhere';

/** Opens the résumé at the section that the address names. */
export default function Editor() {
  const t = useT();
  const { pathname, search } = useLocation();
  const params = useParams();
  const entrance = entranceOf(pathname, search, params);
  return (
    <>
      <PageHead
        title={t('resume.edit.title')}
        intro={t(`resume.edit.intro.${entrance.kind}`)}
        action={<Link to="/resumeview">{t('resume.view.title')}</Link>}
      />
      <WithResume>
        {(owner, edit) => <EditorBody key={owner} {...{ owner, edit, entrance }} />}
      </WithResume>
    </>
  );
}

interface EditorBodyProps {
  owner: string;
  edit: ResumeEdit;
  entrance: Entrance;
}

/** The sections at the side, one of them open, and what is not saved yet. */
function EditorBody({ owner, edit, entrance }: EditorBodyProps) {
  const { resume } = edit;
  const state = useResumeForm(owner, edit);
  const { current, drafts, offers } = state;
  const heading = useRef<HTMLHeadingElement>(null);
  useKeptFocus(heading, offers.map(({ key: one }) => one).join());

  const section = resumeSections.find(({ key }) => key === entrance.section) ?? resumeSections[0];
  const elsewhere = useSavedElsewhere(resume, state.isUnsaved);
  // Who saves and goes on in one press leaves before the saving is drawn.
  const isInside = useMemoizedFn((path: string) => !state.hasDrafts() || entrance.isInside(path));
  const question = useLeaveGuard(state.isDirty, isInside, 'resume.leave.hint');
  if (!section) return null;

  const { key } = section;
  const isBlank = key === 'basic' && sectionStateOf(current, section) === 'untouched';
  const prefill = (values: Values) => {
    state.put('basic', values);
    document.getElementById(fieldIdOf('basic.name'))?.focus();
  };
  return (
    <>
      {question}
      <CompletenessLine resume={current} />
      {entrance.applyId && (
        <MendPanel applyId={entrance.applyId} hrefOf={entrance.hrefOf} isDirty={state.isDirty} />
      )}
      <RestorePrompt
        offers={offers}
        drafts={drafts}
        onRestore={state.restore}
        onDiscard={state.discard}
      />
      <ElsewhereNotice {...elsewhere} hrefOf={entrance.hrefOf} />
      {isBlank && !offers.some(({ sections }) => 'basic' in sections) && (
        <PrefillOffer onTake={prefill} />
      )}
      <div className={styles.editor}>
        <aside className={styles.side}>
          <SectionNav resume={current} current={key} drafts={drafts} hrefOf={entrance.hrefOf} />
        </aside>
        <FormFrame
          id={resumeFormId}
          form={state.form}
          initialValues={state.initialValues}
          onChange={state.onChange}
        >
          <SectionEditor
            key={key}
            section={section}
            value={sectionValue(current, key)}
            resume={resume}
            state={state}
            isContested={elsewhere.contested.includes(key)}
            entrance={entrance}
            heading={heading}
            onSettled={elsewhere.settle}
          />
        </FormFrame>
      </div>
    </>
  );
}
