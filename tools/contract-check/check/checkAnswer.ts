import { mediaOfEnvelope, readEnvelope } from './body';
import type { Operation } from './document';
import { checkWanted } from './failure';
import { type Finding, shown } from './finding';
import type { KindId } from './kinds/table';
import type { Known } from './known';
import { NotChecked } from './notChecked';
import { fieldOf } from './picked';
import type { SchemaChecker } from './schema';
import type { Step, Success, Values, Wanted } from './step';
import type { Answer } from './transport';

export interface Checked {
  found: Finding[];
  /** There when the call succeeded: its data, or nothing for a file. */
  success?: Success;
}

interface Judging {
  step: Step;
  /** The refusal that the step is to meet, if any. */
  refused?: Wanted;
  operation: Operation;
  answer: Answer;
  sent: Values;
  known: Known;
  schemas: SchemaChecker;
}

function refusalKind(status: number): KindId {
  if (status === 401 || status === 412) return 'token-refused';
  return status >= 500 ? 'server-error' : 'refused';
}

function oneFinding(kind: KindId, where: string, expected: string, got: string): Checked {
  return { found: [{ kind, where, expected, got }] };
}

function accepted({ codes, instead }: Wanted, got: string): Checked {
  const kind = instead?.success ?? 'wrong-input-accepted';
  return oneFinding(kind, 'success', ['refused', ...codes].join(' '), got);
}

/** A file or picture, which comes without an envelope. */
function checkFile(judging: Judging): Checked {
  const { step, refused, operation, answer, sent, known } = judging;
  const type = answer.headers.get('content-type') ?? '';
  if (refused) return accepted(refused, type);
  const success: Success = { data: undefined, sent, answer, known };
  const found: Finding[] = [];
  if (operation.answers === 'image/*' && !type.startsWith('image/')) {
    found.push({
      kind: 'media-not-image',
      where: 'Content-Type',
      expected: 'image/*',
      got: type || 'nothing',
    });
  }
  found.push(...(step.check?.(success) ?? []));
  return { found, success };
}

function checkSuccess(judging: Judging, body: unknown): Checked {
  const { step, refused, operation, answer, sent, known, schemas } = judging;
  if (refused) return accepted(refused, shown(body));
  const found: Finding[] = mediaOfEnvelope(answer);
  if (answer.status !== 200) {
    found.push({
      kind: 'status-not-200',
      where: 'status',
      expected: '200',
      got: String(answer.status),
    });
  }
  const success: Success = { data: fieldOf(body, 'data'), sent, answer, known };
  const bySchema = operation.schema ? schemas.differences(operation.schema, body, known.terms) : [];
  // Data of another kind say no more about pages and filters.
  const unread: KindId[] = ['data-kind', 'data-missing', 'data-renamed', 'paging-renamed'];
  const isReadable = !bySchema.some(({ kind }) => unread.includes(kind));
  found.push(...bySchema, ...((isReadable && step.check?.(success)) || []));
  return { found, success: isReadable ? success : undefined };
}

function checkRefused(judging: Judging, body: unknown): Checked {
  const { step, refused, answer, schemas, known } = judging;
  if (!refused) {
    const got = `${answer.status} ${shown(body)}`;
    return oneFinding(step.refusedAs ?? refusalKind(answer.status), 'success', 'a success', got);
  }
  return {
    found: [
      ...mediaOfEnvelope(answer),
      ...checkWanted(body, answer.status, refused, schemas),
      ...(step.checkFailure?.(body, known) ?? []),
    ],
  };
}

/** A limit that this or an earlier run has reached says nothing about the call. @throws NotChecked */
function demandUnlimited({ answer, operation, refused }: Judging, body: unknown): void {
  const code = 'TOO_MANY_ATTEMPTS';
  const isLimit = fieldOf(body, 'errorCode') === code && operation.errors.includes(code);
  if ((isLimit && !refused?.codes.includes(code)) || answer.status === 429) {
    throw new NotChecked(`the server limits attempts (${code}): run it again in ten minutes`);
  }
}

/** What differs in the answer to one step. @throws NotChecked */
export function checkAnswer(judging: Judging): Checked {
  const { answer, operation, refused } = judging;
  if (answer.outcome === 'closed')
    return oneFinding('no-answer', 'connection', 'an answer', 'closed');
  if (answer.outcome === 'timeout') {
    const got = `nothing in ${Math.round(answer.ms)} ms`;
    return oneFinding('timeout', 'connection', 'an answer', got);
  }
  const type = answer.headers.get('content-type') ?? '';
  const isFile = operation.answers !== 'json' && answer.status === 200 && !/json/i.test(type);
  if (isFile) return checkFile(judging);
  const read = readEnvelope(answer, refused !== undefined);
  demandUnlimited(judging, 'body' in read ? read.body : undefined);
  if ('found' in read) {
    const kind = refused?.instead?.noEnvelope;
    return { found: [kind ? { ...read.found, kind } : read.found] };
  }
  return read.succeeded ? checkSuccess(judging, read.body) : checkRefused(judging, read.body);
}
