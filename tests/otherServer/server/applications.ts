import type { Account, Application } from './accounts';
import { type Ask, accountOf, type Handler, pageOf } from './ask';
import { day, iso } from './moments';
import type { Positions } from './positions';
import { Refusal } from './refusal';

const yesOrNo = [
  { code: 'y', label: '有' },
  { code: 'n', label: '没有' },
];

const questions = [
  { name: 'nightWork', label: '能否值夜班', type: 'radio', required: true, options: yesOrNo },
  { name: 'firstDay', label: '最早入职日', type: 'date', required: true, days: 'coming' },
  { name: 'motive', label: '报考动机', type: 'textarea', required: true, min: 5, max: 300 },
];

const steps = [
  { key: 'target', title: '岗位', fields: [] },
  { key: 'resume', title: '简历', fields: [] },
  { key: 'extra', title: '问答', fields: questions },
  { key: 'check', title: '确认', fields: [] },
];
const after: Record<string, string> = { target: 'resume', resume: 'extra', extra: 'check' };

/** The saving that finds the session over, once for each person. */
const saveThatExpires = 2;

function gapsIn(values: Record<string, unknown>) {
  return questions
    .filter(
      ({ name }) => values[name] === undefined || values[name] === null || values[name] === '',
    )
    .map(({ name, label }) => ({ field: name, message: `请填写${label}` }));
}

/** Opening, answering, sending and withdrawing applications. */
export function createApplications(positions: Positions, endSession: (ask: Ask) => void) {
  let counter = 0;

  const deliveryOf = (one: Application) => {
    const { name, enterpriseName, state } = positions.find(one.targetId);
    const { id, applyId, targetId, number, status, createdAt, updatedAt, timeline } = one;
    return {
      ...{ id, applyId, kind: 'position', targetId, targetName: name, enterpriseName, status },
      ...(number && { number }),
      positionState: state,
      ...{ createdAt, updatedAt, timeline },
    };
  };

  function find(account: Account, field: 'id' | 'applyId', value: unknown): Application {
    const found = account.applications.find((one) => one[field] === value);
    if (!found) throw new Refusal('NOT_FOUND', '没有这次投递');
    return found;
  }

  function move(one: Application, status: Application['status']): void {
    one.status = status;
    one.updatedAt = iso(Date.now());
    one.timeline.push({ status, at: one.updatedAt, remark: '' });
  }

  const pageFor = (one: Application, ask: Ask) => ({
    applyId: one.applyId,
    deliveryId: one.id,
    kind: 'position',
    targetId: one.targetId,
    target: { position: positions.shown(positions.find(one.targetId), ask) },
    currentStep: one.step,
    version: one.version,
    steps,
    gaps: [],
    declarationHtml: '<p>以上内容属实。</p>',
    values: one.values,
  });

  const open: Handler = (ask) => {
    const account = accountOf(ask);
    const { targetId, kind } = ask.body;
    if (kind !== 'position') throw new Refusal('NOT_AVAILABLE', '活动报名暂不开放');
    positions.find(targetId);
    const own = account.applications.filter((one) => one.targetId === targetId);
    if (own.some(({ status }) => status === 'submitted')) {
      throw new Refusal('DELIVERY_DUPLICATE', '已经投递过这个岗位');
    }
    let draft = own.find(({ status }) => status === 'draft');
    if (!draft) {
      counter += 1;
      const now = iso(Date.now());
      draft = {
        id: `del-${counter}`,
        applyId: `form-${counter}`,
        targetId: String(targetId),
        status: 'draft',
        step: 'target',
        version: 1,
        isBegun: false,
        values: {},
        ...{ createdAt: now, updatedAt: now, timeline: [] },
      };
      account.applications.push(draft);
    }
    const used = account.applications.filter(({ status }) => status === 'submitted').length;
    return { deliveryId: draft.id, applyId: draft.applyId, limit: { max: 5, used } };
  };

  const save: Handler = (ask) => {
    const account = accountOf(ask);
    account.saves += 1;
    if (account.saves === saveThatExpires) {
      endSession(ask);
      throw new Refusal('LOGIN_EXPIRED', '登录已超时，请重新登录', { status: 412 });
    }
    const { applyId, step, values, version } = ask.body;
    const one = find(account, 'applyId', applyId);
    if (one.status !== 'draft') throw new Refusal('NOT_ALLOWED', '已经投递');
    if (version !== one.version) {
      const fieldErrors = [{ field: 'version', message: '内容已经更新' }];
      throw new Refusal('VALIDATION', '内容已经更新，请重新打开', { fieldErrors });
    }
    const merged = { ...one.values, ...(values as Record<string, unknown>) };
    const missing = step === 'extra' ? gapsIn(merged) : [];
    if (missing.length > 0) throw new Refusal('VALIDATION', '请补全', { fieldErrors: missing });
    const next = { values: merged, version: one.version + 1, isBegun: true };
    Object.assign(one, next, { step: after[String(step)] ?? 'check', updatedAt: iso(Date.now()) });
    return pageFor(one, ask);
  };

  const send: Handler = (ask) => {
    const one = find(accountOf(ask), 'applyId', ask.path.applyId);
    if (one.status !== 'draft') throw new Refusal('NOT_ALLOWED', '已经投递');
    if (ask.body.declared !== true) {
      const fieldErrors = [{ field: 'declared', message: '请确认承诺' }];
      throw new Refusal('VALIDATION', '请确认承诺', { fieldErrors });
    }
    const values = { ...one.values, ...(ask.body.values as Record<string, unknown>) };
    const fieldErrors = gapsIn(values);
    if (fieldErrors.length > 0) throw new Refusal('VALIDATION', '请补全', { fieldErrors });
    Object.assign(one, { values, step: 'done', number: `YS${20260000 + counter}` });
    move(one, 'submitted');
    return {
      delivery: deliveryOf(one),
      nextStep: '等待资格初审',
      expectedBy: iso(Date.now() + 5 * day),
    };
  };

  const groups: Record<string, Application['status']> = {
    active: 'submitted',
    ended: 'withdrawn',
    draft: 'draft',
  };

  const search: Handler = (ask) => {
    const { group, deliveryId, applyId, keyword, hasAppointment } = ask.query;
    const all = accountOf(ask).applications.filter((one) => one.isBegun || one.status !== 'draft');
    const counted = (name: string) => all.filter(({ status }) => status === groups[name]).length;
    const list = all
      .filter((one) => group === undefined || one.status === groups[String(group)])
      .filter((one) => deliveryId === undefined || one.id === deliveryId)
      .filter((one) => applyId === undefined || one.applyId === applyId)
      .map(deliveryOf)
      .filter((one) => one.targetName.includes(String(keyword ?? '')))
      .filter(() => hasAppointment !== true)
      .sort((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1));
    const counts = { active: counted('active'), ended: counted('ended'), draft: counted('draft') };
    return { ...pageOf(list, ask.query), counts };
  };

  const calls: Record<string, Handler> = {
    openDelivery: open,
    getWizardPage: (ask) => pageFor(find(accountOf(ask), 'applyId', ask.query.applyId), ask),
    saveWizardPage: save,
    submitApplication: send,
    searchDeliveries: search,
    deleteDelivery: (ask) => {
      const one = find(accountOf(ask), 'id', ask.path.deliveryId);
      if (one.status === 'withdrawn') throw new Refusal('NOT_ALLOWED', '已经撤回');
      move(one, 'withdrawn');
      return deliveryOf(one);
    },
  };
  return calls;
}
