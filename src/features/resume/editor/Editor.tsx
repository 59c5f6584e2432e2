import { Link, useLocation, useParams } from '@umijs/max';
import { useMemoizedFn } from 'ahooks';
import PageHead from '@/components/PageHead';
import SideLayout from '@/components/SideLayout';
import FormFrame from '@/forms/FormFrame';
import { useFocusFallback } from '@/hooks/useFocusFallback';
import { useLeaveGuard } from '@/hooks/useLeaveGuard';
import { useSectionFocus } from '@/hooks/useSectionFocus';
import { useT } from '@/hooks/useT';
import type { ResumeEdit } from '@/services/types';
import FromFile from '../read/FromFile';
import { type EditorEntrance, entranceOf } from '../shared/entrances';
import { sectionOf } from '../shared/sections';
import WithResume from '../WithResume';
import BasicOffers from './BasicOffers';
import CompletenessLine from './CompletenessLine';
import CorrectionPanel from './CorrectionPanel';
import ElsewhereNotice from './ElsewhereNotice';
import RestorePrompt from './RestorePrompt';
import SectionEditor from './SectionEditor';
import SectionNav from './SectionNav';
import { useCorrections } from './useCorrections';
import { useResumeForm } from './useResumeForm';
import { useSavedElsewhere } from './useSavedElsewhere';

/** Opens the résumé at the section in the URL. */
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
  entrance: EditorEntrance;
}

/** The list of sections, the open section, and unsaved drafts. */
function EditorBody({ owner, edit, entrance }: EditorBodyProps) {
  const { resume } = edit;
  const state = useResumeForm(owner, edit);
  const { current, drafts, conflicting, offers } = state;
  const card = useSectionFocus<HTMLElement>(entrance.section, entrance.field !== undefined);
  useFocusFallback(card, offers.map(({ key: one }) => one).join() || undefined);

  const corrections = useCorrections(entrance, resume, current);

  const section = sectionOf(entrance.section ?? 'basic');
  const changed = useSavedElsewhere(resume);
  // Not `drafts`: after "save and continue" the navigation comes before the render with the saved state.
  const isInside = useMemoizedFn((path: string) => !state.hasUnsaved() || entrance.isInside(path));
  const question = useLeaveGuard(state.isDirty, 'resume.leave.hint', isInside);

  const { key } = section;
  return (
    <>
      {question}
      <CompletenessLine percent={resume.completeness} />
      <FromFile state={state} isOpenAtFirst={entrance.startsWithFile} />
      {entrance.applyId && <CorrectionPanel corrections={corrections} />}
      <RestorePrompt state={state} />
      <ElsewhereNotice
        replaced={changed.filter((other) => !conflicting.includes(other))}
        // The open section shows its choice itself.
        conflicting={conflicting.filter((other) => other !== key)}
        hrefOf={entrance.hrefOf}
      />
      {key === 'basic' && <BasicOffers state={state} />}
      <SideLayout
        side={
          <SectionNav resume={current} current={key} drafts={drafts} hrefOf={entrance.hrefOf} />
        }
      >
        <FormFrame {...state.frame}>
          <SectionEditor
            key={key}
            section={section}
            resume={resume}
            state={state}
            entrance={entrance}
            card={card}
            corrections={corrections}
          />
        </FormFrame>
      </SideLayout>
    </>
  );
}
