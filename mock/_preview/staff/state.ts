import { openSlots } from '../appointments';
import { type StoredDelivery, worldOf } from '../candidateState';
import { findDelivery } from '../candidates';
import { daysOf, iso } from '../clock';
import { type ListedDelivery, listDeliveries } from '../deliveries';
import { domainName } from '../domains';
import { outbox } from '../outbox';
import { everyone, type Person, personByLoginName } from '../people';
import { personaLabels, personaOf, personas, personOfPersona } from '../personas';
import { ok, type Reply } from '../reply';
import type { Ctx } from '../route';
import { errorGroups, scenarioLabels } from '../scenarios';
import { seededPassword } from '../seed/people';
import type { PreviewStore } from '../store';
import { staffScreens } from './matrix';
import { choices, staffTargets, targetWord } from './targetStates';
import type { StaffAccount, StaffDelivery, StaffSlot, StaffState } from './types';
import { statuses, statusWord } from './words';

const about: Record<Person['kind'], string> = {
  newcomer: '新注册，没有简历',
  complete: '简历完整，还没有投递',
  deliveries: '每种投递状态各一条',
  reviewer: '审核人',
};

function passwordOf({ password }: Person): string {
  if (password === seededPassword) {
    return seededPassword;
  }
  return password ? '已自行设置' : '没有密码（统一登录）';
}

function accountsOf(store: PreviewStore): StaffAccount[] {
  const ofPersonas = personas.map((persona) => personOfPersona(store, persona)?.loginName);
  return everyone(store).map((person) => ({
    loginName: person.loginName,
    name: person.name,
    about: person.id.startsWith('n') ? '在这里注册的账号' : about[person.kind],
    role: domainName(person.domain),
    password: passwordOf(person),
    mobile: person.mobile,
    isPersona: ofPersonas.includes(person.loginName),
  }));
}

const ownerOf = (store: PreviewStore, loginName: string): string =>
  personByLoginName(store, loginName)?.name ?? loginName;

function deliveryOf(
  store: PreviewStore,
  listed: ListedDelivery,
  { number, targetId, updatedAt, timeline }: StoredDelivery,
): StaffDelivery {
  const { deliveryId, kind, loginName, title, status, next } = listed;
  return {
    id: deliveryId,
    kind,
    loginName,
    owner: ownerOf(store, loginName),
    title,
    ...(number ? { number } : {}),
    status,
    state: statusWord(status),
    targetId,
    targetState: targetWord(kind, targetId),
    updatedAt,
    timeline: timeline.map((entry) => ({ ...entry, state: statusWord(entry.status) })),
    next: next.map((to) => ({ value: to, label: statusWord(to) })),
    to: `/user/deliveries?deliveryId=${deliveryId}`,
  };
}

function slotsOf(store: PreviewStore): StaffSlot[] {
  const titles = new Map(listDeliveries(store).map((one) => [one.deliveryId, one]));
  return openSlots(worldOf(store)).map(({ slotId, deliveryId, startsAt, remaining }) => {
    const listed = titles.get(deliveryId);
    return {
      id: slotId,
      title: listed?.title ?? '',
      owner: ownerOf(store, listed?.loginName ?? ''),
      startsAt,
      remaining,
    };
  });
}

/** `GET /__preview/state`: everything that the console shows. */
export function staffState(ctx: Ctx): Reply {
  const { store, cookies, scenario } = ctx;
  const deliveries = listDeliveries(store).flatMap((listed) => {
    const found = findDelivery(store, listed.deliveryId);
    return found ? [deliveryOf(store, listed, found.delivery)] : [];
  });
  const state: StaffState = {
    persona: personaOf(cookies.preview_persona) ?? '',
    server: scenario,
    space: store.space,
    daysOn: daysOf(cookies.preview_days),
    now: iso(ctx.now),
    accounts: accountsOf(store),
    personas: personas.map((value) => ({ value, label: personaLabels[value] })),
    errors: errorGroups.map(({ label, errors }) => ({
      label,
      errors: errors.map((value) => ({ value, label: scenarioLabels[value] })),
    })),
    screens: staffScreens(store),
    deliveries,
    slots: slotsOf(store),
    targets: staffTargets(store, deliveries),
    choices,
    statuses,
    outbox: outbox(store),
  };
  return ok(state, { bringsToken: true });
}
