import type { Contract } from './document';
import type { Checked } from './run';
import type { Session } from './session';
import type { Step } from './step';

const startUp = {
  call: 'getTokenAndUser',
  method: 'GET',
  path: '/accesstoken/user/{domain}',
  tag: 'session',
};

/** Calls whose success no step tries: it could not be taken back, or takes what only a person has. */
function untried(
  { operations }: Contract,
  steps: readonly Step[],
): Omit<Checked, 'ms' | 'found'>[] {
  const tried = new Set(steps.filter(({ refused }) => !refused).map(({ call }) => call));
  return operations
    .filter(({ id }) => !tried.has(id))
    .map(({ id, method, path, tag }) => ({
      call: id,
      method,
      path,
      tag,
      name: 'a success',
      reason:
        'its success cannot be taken back or takes what only a person has; its refusals alone are tried',
    }));
}

/** What the check leaves open, with the reason: it is told, so that nobody takes it for checked. */
export function gapsOf(document: Contract, steps: readonly Step[], session: Session): Checked[] {
  const timedOut = {
    ...startUp,
    name: 'a session that has timed out (412)',
    reason: 'takes a session that the server lets time out',
  };
  const rotation = {
    ...startUp,
    name: 'a new token in an answer',
    reason: 'no answer brought a new token',
  };
  const open = [
    timedOut,
    ...(session.rotations > 0 ? [] : [rotation]),
    ...untried(document, steps),
  ];
  return open.map((one) => ({ ...one, ms: 0, found: [] }));
}
