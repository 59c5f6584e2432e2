/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContract } from '../../tools/contract-check/check/document';
import { gapsOf } from '../../tools/contract-check/check/gaps';
import { kinds } from '../../tools/contract-check/check/kinds/table';
import { Known } from '../../tools/contract-check/check/known';
import { planOf } from '../../tools/contract-check/check/plan';
import { runSteps, Unreachable } from '../../tools/contract-check/check/run';
import { schemaJudge } from '../../tools/contract-check/check/schema';
import { Session } from '../../tools/contract-check/check/session';
import type { Wanted } from '../../tools/contract-check/check/step';
import type { Line, Sent } from '../../tools/contract-check/check/transport';
import { batchesOf } from './batches';

const root = join(__dirname, '../..');
const document = readContract(readFileSync(join(root, 'config/openapi.yaml'), 'utf8'));
const noReader = {
  solve: () => Promise.reject(new Error('No captcha is read here')),
  code: () => Promise.reject(new Error('No code is read here')),
};
const login = { loginName: 'candidate', password: 'secret' };
const session = new Session();
const plan = planOf(document, { session, reader: noReader, login, mobile: '13900000000' });

it('tries every call of the contract', () => {
  const tried = new Set(plan.map(({ call }) => call));
  expect(document.operations.filter(({ id }) => !tried.has(id))).toEqual([]);
});

it('says of which calls no success is tried', () => {
  const untried = gapsOf(document, plan, session).filter(({ name }) => name === 'a success');
  expect(untried.map(({ call }) => call)).toEqual([
    'loginWithTicket',
    'completeResume',
    'disagreeBackgroundCheck',
    'agreeBackgroundCheck',
    'submitApplication',
    'saveFirstPassword',
    'changeMobile',
    'changeEmail',
    'sendForgetMail',
    'sendForgetSms',
    'retrievePassword',
    'retrievePasswordByPhone',
    'sendEmailCode',
    'saveRegistration',
  ]);
});

it('without --write makes only calls that change nothing but its own session', () => {
  const posts = plan.filter(
    ({ call, writes }) =>
      !writes && document.operations.find(({ id }) => id === call)?.method === 'POST',
  );
  expect([...new Set(posts.map(({ call, name }) => `${call}, ${name}`))]).toEqual([
    'loginWithTicket, a ticket that nobody gave',
    'submitLogin, a captcha that was never drawn, portal',
    'submitLogin, a captcha that was never drawn, censor',
    'submitLogin, a payload that is not encrypted',
    'submitLogin, a wrong name with a right captcha',
    'submitLogin, the same captcha again',
    'validateRegistMobile, as asked',
    'validateMobileCode, a code that nobody sent',
    'submitLogin, as asked',
    'submitLogout, as asked',
  ]);
});

it('asks only for refusals that the contract names for the call', () => {
  const general = ['UNAUTHORISED', 'VALIDATION'];
  const known = new Known();
  known.keep('rules of portal', { key: '0123456789abcdef' });
  known.keep('rules of censor', { key: '0123456789ab' });
  const unnamed = plan.flatMap(({ call, name, refused }) => {
    const wanted: Wanted | undefined = typeof refused === 'function' ? refused(known) : refused;
    const named = document.operations.find(({ id }) => id === call)?.errors ?? [];
    const codes = [...general, ...named];
    return (wanted?.codes ?? [])
      .filter((code) => !codes.includes(code))
      .map((code) => `${call}, ${name}: ${code}`);
  });
  expect(unnamed).toEqual([]);
});

it('has a plant for every kind, and one alone', () => {
  const planted = batchesOf(document).flatMap((batch) => batch.map(({ kind }) => kind));
  expect(planted.sort()).toEqual(Object.keys(kinds).sort());
});

function checkOver(line: Line) {
  return {
    base: 'http://127.0.0.1/pt',
    document,
    known: new Known(),
    session: new Session(),
    lines: { nobody: line, visitor: line, person: line, newcomer: line },
    schemas: schemaJudge(document),
    writes: false,
    nobodyIn: 'needs --login or --token',
  };
}

it('sends nothing that changes something without --write, and says so', async () => {
  const sent: Sent[] = [];
  const line: Line = {
    send: async (one) => {
      sent.push(one);
      return {
        outcome: 'answered',
        status: 200,
        headers: new Headers({ 'content-type': 'application/json' }),
        bytes: Buffer.from('{"success":true,"data":null}'),
        ms: 1,
      };
    },
  };
  const writes = plan.filter((one) => one.writes);
  const all = await runSteps(checkOver(line), writes);
  expect(sent).toEqual([]);
  expect(new Set(all.map(({ reason }) => reason))).toEqual(
    new Set(['changes something: needs --write']),
  );
});

it('stops where the server does not answer at all', async () => {
  const line: Line = {
    send: async () => ({
      outcome: 'closed',
      status: 0,
      headers: new Headers(),
      bytes: Buffer.alloc(0),
      ms: 1,
    }),
  };
  await expect(runSteps(checkOver(line), plan)).rejects.toThrow(Unreachable);
});
