import type {
  ApplyResult,
  FieldError,
  FieldValues,
  TargetKind,
  WizardStepKey,
} from '../../src/services/types';
import { plusDays } from './appointments';
import {
  type CandidateState,
  type CandidateWorld,
  type StoredDelivery,
  worldOf,
} from './candidateState';
import { deliveryView, sessionView } from './deliveryView';
import type { Fields } from './fields';
import { refusalToApply } from './opening';
import { fail, invalid, ok, type Reply } from './reply';
import type { PreviewStore } from './store';
import { targetOf } from './targets';
import { enterState } from './transitions';
import { knownValues, valueErrors } from './wizardFields';
import { gapErrors, wizardPage } from './wizardPage';

const steps: readonly WizardStepKey[] = ['target', 'resume', 'extra', 'check', 'done'];
/** Days until the unit begins with a sent delivery. */
const expectedDays = 7;

/** What a draft holds with what the call brings. Kept only if the call is not refused. */
interface Answers {
  kind: TargetKind;
  values: FieldValues;
  sessionId?: string;
}

function answersOf({ kind, sessionId, wizard }: StoredDelivery, body: Fields): Answers {
  const values = { ...wizard.values, ...knownValues(kind, body.value('values')) };
  return { kind, values, sessionId };
}

function stepErrors(
  candidate: CandidateState,
  { kind, values, sessionId }: Answers,
  step: WizardStepKey,
): FieldError[] {
  switch (step) {
    case 'target':
      return kind === 'activity' && !sessionId
        ? [{ field: 'sessionId', message: '请选择场次' }]
        : [];
    case 'resume':
      return gapErrors(candidate, kind);
    case 'extra':
      return valueErrors(kind, values);
    default:
      return [];
  }
}

/** Refuses a session that is unknown or full. */
function sessionRefusal(
  world: CandidateWorld,
  delivery: StoredDelivery,
  sessionId: string,
): Reply | undefined {
  const target = targetOf(delivery.kind, delivery.targetId);
  const session = target?.sessions.find((one) => one.id === sessionId);
  if (!session) {
    return invalid([{ field: 'sessionId', message: '没有这个场次' }]);
  }
  return sessionView(world, session).remaining === 0
    ? fail('SESSION_FULL', '所选场次名额已满，请选择其他场次')
    : undefined;
}

/** Saves one step; an older version is refused with VALIDATION of the field `version` and the newer page. */
export function saveStep(
  store: PreviewStore,
  candidate: CandidateState,
  delivery: StoredDelivery,
  body: Fields,
  at: string,
): Reply {
  const { wizard } = delivery;
  const step = steps.find((key) => key === body.text('step') && key !== 'done');
  if (delivery.status !== 'draft') {
    return fail('NOT_ALLOWED', '该申请已提交，不能再修改');
  }
  if (body.int('version', -1) !== wizard.version) {
    return fail('VALIDATION', '该申请已在其他窗口保存过，请核对后再试', {
      fieldErrors: [{ field: 'version', message: '不是最新版本' }],
      data: wizardPage(store, candidate, delivery),
    });
  }
  if (!step) {
    return invalid([{ field: 'step', message: '没有这个步骤' }]);
  }
  const sessionId = delivery.kind === 'activity' ? body.text('sessionId') : '';
  const refusal = sessionId && sessionRefusal(worldOf(store), delivery, sessionId);
  if (refusal) {
    return refusal;
  }
  const answers = answersOf(delivery, body);
  answers.sessionId = sessionId || answers.sessionId;
  const errors = stepErrors(candidate, answers, step);
  if (errors.length > 0) {
    return invalid(errors);
  }
  delivery.sessionId = answers.sessionId;
  delivery.updatedAt = at;
  wizard.values = answers.values;
  const reached = steps.indexOf(step) + 1;
  // Saving an earlier step again does not move the draft back. Only sending leads to the last step.
  const furthest = Math.min(steps.length - 2, Math.max(steps.indexOf(wizard.step), reached));
  wizard.step = steps[furthest] ?? 'target';
  wizard.version += 1;
  return ok(wizardPage(store, candidate, delivery));
}

function result(world: CandidateWorld, delivery: StoredDelivery): ApplyResult {
  const sentAt = delivery.timeline[0]?.at ?? delivery.updatedAt;
  const session = targetOf(delivery.kind, delivery.targetId)?.sessions.find(
    (one) => one.id === delivery.sessionId,
  );
  return {
    delivery: deliveryView(world, delivery),
    nextStep:
      delivery.kind === 'position'
        ? '用人单位将受理并进行资格初审，结果会通过站内通知告诉您。'
        : '请在活动开始前 15 分钟携带身份证到场签到。',
    expectedBy: session?.startsAt ?? plusDays(sentAt, expectedDays, '18:00'),
  };
}

/** Sends the draft. Sending again answers the same delivery (contract: wizard/apply). */
export function submit(
  store: PreviewStore,
  candidate: CandidateState,
  delivery: StoredDelivery,
  body: Fields,
  at: string,
): Reply {
  const world = worldOf(store);
  const { kind, wizard } = delivery;
  if (delivery.status !== 'draft') {
    return ok(result(world, delivery));
  }
  const target = targetOf(kind, delivery.targetId);
  if (!target) {
    return fail('NOT_FOUND', '岗位或活动不存在');
  }
  const refusal = refusalToApply(world, candidate, kind, target, delivery.sessionId ?? '');
  if (refusal) {
    return refusal;
  }
  const answers = answersOf(delivery, body);
  const errors = [
    ...steps.flatMap((step) => stepErrors(candidate, answers, step)),
    ...(body.flag('declared') ? [] : [{ field: 'declared', message: '请阅读并同意承诺' }]),
  ];
  if (errors.length > 0) {
    return invalid(errors);
  }
  wizard.values = answers.values;
  if (delivery.sessionId) {
    world.seats[delivery.sessionId] = (world.seats[delivery.sessionId] ?? 0) + 1;
  }
  enterState(world, candidate, delivery, kind === 'position' ? 'submitted' : 'enrolled', { at });
  return ok(result(world, delivery));
}
