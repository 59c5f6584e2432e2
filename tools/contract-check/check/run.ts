import { checkAnswer } from './checkAnswer';
import type { Contract, Operation } from './document';
import type { Finding } from './finding';
import type { Known } from './known';
import { NotChecked } from './notChecked';
import type { SchemaChecker } from './schema';
import type { Session } from './session';
import type { Caller, Step, Values } from './step';
import type { Answer, Line } from './transport';

/** One step as it went. */
export interface Checked {
  call: string;
  name: string;
  method: string;
  path: string;
  tag: string;
  ms: number;
  found: Finding[];
  /** Why it was not checked. */
  reason?: string;
}

export interface Check {
  /** With the prefix. */
  base: string;
  document: Contract;
  /** One line for each caller, so that their cookies do not mix. */
  lines: Record<Caller, Line>;
  known: Known;
  session: Session;
  schemas: SchemaChecker;
  /** Whether steps that change something are done. */
  writes: boolean;
  /** Why the steps of a signed-in person cannot be done. */
  nobodyIn: string;
}

/** The address of a call: placeholders filled and percent-encoded, lists repeated (contract: Common rules). */
function addressOf(base: string, path: string, values: Values): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values.path?.[name] ?? 'unknown'),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values.query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one));
  }
  const search = query.toString();
  return `${base}${filled}${search && `?${search}`}`;
}

function send(check: Check, step: Step, operation: Operation, values: Values): Promise<Answer> {
  const headers = check.session.headers(step.by);
  const body =
    operation.method === 'POST' && !values.form ? JSON.stringify(values.body ?? {}) : values.form;
  return check.lines[step.by].send({
    method: operation.method,
    url: addressOf(check.base, operation.path, values),
    headers:
      typeof body === 'string' ? { ...headers, 'Content-Type': 'application/json' } : headers,
    body,
  });
}

/** The server does not answer at all: nothing can be said of it. */
export class Unreachable extends Error {}

/** @throws NotChecked where the step cannot be done. */
function demandAllowed(check: Check, step: Step): void {
  if (step.writes && !check.writes) throw new NotChecked('changes something: needs --write');
  if (step.by === 'person' && !step.beforeLogin && !check.session.isPersonIn) {
    throw new NotChecked(check.nobodyIn);
  }
  if (step.by === 'newcomer' && !step.beforeLogin && !check.session.token('newcomer')) {
    throw new NotChecked('no session was begun for a new account');
  }
  if (step.by === 'visitor' && !check.session.token('visitor')) {
    throw new NotChecked('the start-up call gave no usable token');
  }
}

async function doStep(
  check: Check,
  step: Step,
  operation: Operation,
  found: Finding[],
): Promise<number> {
  const { session, known, schemas } = check;
  demandAllowed(check, step);
  const sent = (await step.values?.(known)) ?? {};
  let answer = await send(check, step, operation, sent);
  const refused = typeof step.refused === 'function' ? step.refused(known) : step.refused;
  const wantsUser = refused?.status !== 401;
  if (answer.status === 401 && wantsUser && session.goBack(step.by)) {
    answer = await send(check, step, operation, sent);
  } else if (answer.outcome === 'answered' && answer.status !== 401) {
    session.prove(step.by);
  }
  const checked = checkAnswer({ step, refused, operation, answer, sent, known, schemas });
  found.push(...checked.found);
  session.takeRotated(step.by, answer, found);
  if (checked.success) {
    known.keep(step.call, checked.success.data);
    await step.keep?.(checked.success);
  }
  return answer.ms;
}

/** Does the steps one after the other. What a step cannot do is told with its reason. @throws Unreachable */
export async function runSteps(check: Check, steps: readonly Step[]): Promise<Checked[]> {
  const all: Checked[] = [];
  for (const step of steps) {
    const operation = check.document.operations.find(({ id }) => id === step.call);
    if (!operation) throw new Error(`The contract has no call ${step.call}`);
    const { method, path, tag } = operation;
    const checked: Checked = {
      call: step.call,
      name: step.name,
      method,
      path,
      tag,
      ms: 0,
      found: [],
    };
    all.push(checked);
    try {
      checked.ms = await doStep(check, step, operation, checked.found);
      const [first] = checked.found;
      if (all.length === 1 && first?.where === 'connection') {
        throw new Unreachable(`${check.base} does not answer: ${first.got}`);
      }
    } catch (error) {
      if (!(error instanceof NotChecked)) throw error;
      checked.reason = error.message;
    }
  }
  return all;
}
