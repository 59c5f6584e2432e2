import type { Finding } from './finding';
import { shown } from './finding';
import type { KindId } from './kinds/table';
import { fieldOf } from './picked';
import type { SchemaChecker } from './schema';
import type { Wanted } from './step';

const failureSchema = { $ref: '#/components/schemas/Failure' };
const otherNames = ['message', 'msg', 'error', 'errorMsg'];

/** The kinds of the fields of a failure, where they differ from those of data. */
const fieldKinds: [RegExp, KindId][] = [
  [/^errorCode$/, 'error-code-unknown'],
  [/^showType$/, 'show-type'],
  [/^messages\b/, 'messages-not-list'],
  [/^fieldErrors\b/, 'field-errors-shape'],
];

/** What differs in the form of a failure (contract: Failure). */
function checkFailure(body: unknown, check: SchemaChecker): Finding[] {
  const found = check.differences(failureSchema, body).map((one) => {
    const kind = fieldKinds.find(([place]) => place.test(one.where))?.[1];
    return kind ? { ...one, kind } : one;
  });
  if (fieldOf(body, 'errorCode') === undefined) {
    found.push({
      kind: 'error-code-missing',
      where: 'errorCode',
      expected: 'there',
      got: 'missing',
    });
  }
  const messages = fieldOf(body, 'messages');
  const hasMessage =
    fieldOf(body, 'errorMessage') || (Array.isArray(messages) && messages.length > 0);
  if (hasMessage || found.some(({ kind }) => kind === 'messages-not-list')) return found;
  const other = found.find(({ where }) => otherNames.includes(where));
  const isMissing: Finding = {
    kind: other ? 'error-message-renamed' : 'error-message-missing',
    where: 'errorMessage',
    expected: 'there',
    got: other ? `${other.where}: ${other.got}` : 'missing',
  };
  return [...found.filter((one) => one !== other), isMissing];
}

/** What differs between a failure and the one that was wanted. */
function checkRefusal(body: unknown, status: number, wanted: Wanted): Finding[] {
  const code = fieldOf(body, 'errorCode');
  const named = wanted.instead?.[String(code)];
  if (named) {
    return [{ kind: named, where: 'errorCode', expected: shown(wanted.codes), got: shown(code) }];
  }
  if (wanted.status !== undefined && status !== wanted.status) {
    const kind = wanted.status === 401 ? 'unauthorised-status' : 'login-status';
    return [{ kind, where: 'status', expected: String(wanted.status), got: String(status) }];
  }
  if (typeof code !== 'string') return [];
  if (wanted.codes.length > 0 && !wanted.codes.includes(code)) {
    const expected = wanted.codes.join(' or ');
    return [{ kind: 'error-code-other', where: 'errorCode', expected, got: code }];
  }
  if (wanted.field && !Array.isArray(fieldOf(body, 'fieldErrors'))) {
    const expected = `[{"field":"${wanted.field}",…}]`;
    return [{ kind: 'field-errors-missing', where: 'fieldErrors', expected, got: 'missing' }];
  }
  return [];
}

/** What differs in the refusal of a wrong call: its form, and whether it is the one that was wanted. */
export function checkWanted(
  body: unknown,
  status: number,
  wanted: Wanted,
  check: SchemaChecker,
): Finding[] {
  const form = checkFailure(body, check);
  // A code or a list of fields that cannot be read says nothing about the refusal.
  const said = form.some(
    ({ kind }) => kind === 'error-code-unknown' || kind === 'field-errors-shape',
  );
  return said ? form : [...form, ...checkRefusal(body, status, wanted)];
}
