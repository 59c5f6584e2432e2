import { gapsOf } from '../../src/features/resume/shared/completeness';
import { resumeSections } from '../../src/features/resume/shared/sections';
import zhResume from '../../src/locales/zh-CN/resume';
import type {
  FieldError,
  ResumeSectionKey,
  TargetKind,
  UploadedFile,
  WizardGap,
  WizardPage,
} from '../../src/services/types';
import { type CandidateState, type StoredDelivery, worldOf } from './candidateState';
import { positionFor } from './candidates';
import { sessionView } from './deliveryView';
import { storedFile } from './files';
import { missingAnswer } from './missing';
import { activityById } from './seed/activities';
import { positionById } from './seed/positions';
import type { PreviewStore } from './store';
import { declarationOf, fileIdsOf, wizardSteps } from './wizardFields';

/** Sections of the résumé that an enrolment asks for. */
const sections: Record<TargetKind, readonly ResumeSectionKey[] | undefined> = {
  position: undefined,
  activity: ['basic'],
};

const typeOf = (key: keyof typeof zhResume) =>
  resumeSections.flatMap(({ fields }) => fields).find(({ labelKey }) => labelKey === key)?.type ??
  'text';

/** What the candidate's résumé lacks for a kind of target. */
function wizardGaps(candidate: CandidateState, kind: TargetKind): WizardGap[] {
  return gapsOf(candidate.resume, sections[kind]).map(({ section, field, labelKey }) => ({
    section,
    field,
    message: missingAnswer(zhResume[labelKey], typeOf(labelKey)),
  }));
}

/** Gaps as errors of the fields they are about. */
export function gapErrors(candidate: CandidateState, kind: TargetKind): FieldError[] {
  return wizardGaps(candidate, kind).map(({ field, message }) => ({ field, message }));
}

/** The files that the answers name, if they are the candidate's own. */
function filesOf(
  store: PreviewStore,
  { loginName }: CandidateState,
  { kind, wizard }: StoredDelivery,
): UploadedFile[] {
  return fileIdsOf(kind, wizard.values).flatMap((fileId) => {
    const file = storedFile(store, fileId);
    if (file?.owner !== loginName) {
      return [];
    }
    const { id, name, size, type } = file;
    return [{ id, name, size, type }];
  });
}

/** The wizard's page (contract: WizardPage). */
export function wizardPage(
  store: PreviewStore,
  candidate: CandidateState,
  delivery: StoredDelivery,
): WizardPage {
  const { kind, targetId, wizard, sessionId } = delivery;
  const position = kind === 'position' ? positionById(targetId) : undefined;
  const activity = kind === 'activity' ? activityById(targetId) : undefined;
  const world = worldOf(store);
  return {
    applyId: delivery.applyId,
    deliveryId: delivery.deliveryId,
    kind,
    targetId,
    target: {
      ...(position ? { position: positionFor(store, candidate.loginName, position) } : {}),
      ...(activity
        ? {
            activity: {
              ...activity,
              sessions: activity.sessions.map((one) => sessionView(world, one)),
            },
          }
        : {}),
    },
    ...(sessionId ? { sessionId } : {}),
    currentStep: wizard.step,
    version: wizard.version,
    steps: wizardSteps(kind),
    gaps: wizardGaps(candidate, kind),
    declarationHtml: declarationOf(kind),
    values: { ...wizard.values },
    files: filesOf(store, candidate, delivery),
  };
}
