import type { TargetKind } from '../../../src/services/types';
import { fail, ok, type Reply } from '../reply';
import type { Ctx } from '../route';
import { activityById, forcedActivityStates } from '../seed/activities';
import { examples } from '../seed/examples';
import { forcedPositionStates, positionById } from '../seed/positions';
import { forcedStates, type PreviewStore } from '../store';
import { targetOf } from '../targets';
import type { Named, StaffDelivery, StaffTarget } from './types';
import { activityWord, positionWord } from './words';

/** The states staff may choose, by kind. */
export const choices: Record<TargetKind, Named[]> = {
  position: forcedPositionStates.map((value) => ({ value, label: positionWord(value) })),
  activity: forcedActivityStates.map((value) => ({ value, label: activityWord(value) })),
};

/** The word for the present state of a position or activity. */
export function targetWord(kind: TargetKind, id: string): string {
  if (kind === 'position') {
    const position = positionById(id);
    return position ? positionWord(position.state) : '';
  }
  const activity = activityById(id);
  return activity ? activityWord(activity.state) : '';
}

function staffTarget(kind: TargetKind, id: string, chosen: string): StaffTarget[] {
  const one = targetOf(kind, id);
  if (!one) {
    return [];
  }
  const { name, enterpriseName, opensAt, closesAt } = one;
  const to = kind === 'position' ? `/recruitmentview/${id}` : `/applyActivity/${id}/applyActivity`;
  const state = targetWord(kind, id);
  return [{ id, kind, name, unit: enterpriseName, state, chosen, opensAt, closesAt, to }];
}

const exampleIds: Record<TargetKind, readonly string[]> = {
  position: Object.entries(examples).flatMap(([name, id]) => (/Position$/.test(name) ? [id] : [])),
  activity: Object.entries(examples).flatMap(([name, id]) => (/Activity$/.test(name) ? [id] : [])),
};

/** The examples, and all positions and activities with deliveries. */
export function staffTargets(
  store: PreviewStore,
  deliveries: readonly StaffDelivery[],
): StaffTarget[] {
  const chosen = forcedStates(store);
  return (['position', 'activity'] as const).flatMap((kind) => {
    const delivered = deliveries.filter((one) => one.kind === kind).map((one) => one.targetId);
    const ids = new Set([...exampleIds[kind], ...delivered]);
    return [...ids].flatMap((id) => staffTarget(kind, id, chosen[id] ?? ''));
  });
}

/** `POST /__preview/targets/{id}` `{kind, state}`: sets a state; with `''` the dates decide again. */
export function chooseTargetState(ctx: Ctx): Reply {
  const id = ctx.param('targetId');
  const kind = ctx.body.text('kind') === 'activity' ? 'activity' : 'position';
  const state = ctx.body.text('state');
  if (!targetWord(kind, id)) {
    return fail('NOT_FOUND', '没有这个岗位或活动');
  }
  if (state !== '' && !choices[kind].some(({ value }) => value === state)) {
    return fail('VALIDATION', '不能设为这个状态');
  }
  const chosen = forcedStates(ctx.store);
  if (state === '') {
    delete chosen[id];
  } else {
    chosen[id] = state;
  }
  return ok(null, { bringsToken: true });
}
