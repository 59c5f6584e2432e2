import type { AnyStatus, TargetKind } from '../../../src/services/types';
import type { Message } from '../outbox';
import type { Persona } from '../personas';
import type { Scenario } from '../scenarios';

/** A value and its label. */
export interface Named {
  value: string;
  label: string;
}

/** One way to see a screen: persona, server, address. */
export interface ScreenCase {
  name: string;
  persona: Persona;
  server: Scenario;
  /** Path and query in the portal. */
  to: string;
}

/** A route of the site map with the ways to see it. */
export interface StaffScreen {
  /** As in spec §2, `/notice/{id}`. */
  route: string;
  name: string;
  area: string;
  cases: ScreenCase[];
}

export interface StaffDelivery {
  id: string;
  kind: TargetKind;
  owner: string;
  loginName: string;
  title: string;
  number?: string;
  status: AnyStatus;
  /** Words of the state. */
  state: string;
  targetId: string;
  /** Words of the position's or activity's own state. */
  targetState: string;
  updatedAt: string;
  timeline: { at: string; state: string; remark?: string }[];
  /** The moves the reviewer's side may make now. */
  next: Named[];
  /** Address at which the candidate sees it. */
  to: string;
}

export interface StaffSlot {
  id: string;
  title: string;
  owner: string;
  startsAt: string;
  remaining: number;
}

/** A position or activity whose state staff may change. */
export interface StaffTarget {
  id: string;
  kind: TargetKind;
  name: string;
  unit: string;
  /** Words of the state it has now. */
  state: string;
  /** What staff chose, `''` where its dates decide. */
  chosen: string;
  opensAt: string;
  closesAt: string;
  to: string;
}

export interface StaffAccount {
  loginName: string;
  name: string;
  /** A few words about the person's data. */
  about: string;
  role: string;
  password: string;
  mobile: string;
  isPersona: boolean;
}

/** All that the console shows, in one answer. */
export interface StaffState {
  /** `''`: no persona, the session counts. */
  persona: string;
  server: Scenario;
  space: string;
  daysOn: number;
  now: string;
  accounts: StaffAccount[];
  personas: Named[];
  errors: { label: string; errors: Named[] }[];
  screens: StaffScreen[];
  deliveries: StaffDelivery[];
  slots: StaffSlot[];
  targets: StaffTarget[];
  /** The states staff may choose, by kind. */
  choices: Record<TargetKind, Named[]>;
  /** Every state of a delivery, by kind; staff can set any of them. */
  statuses: Record<TargetKind, Named[]>;
  outbox: Message[];
}
