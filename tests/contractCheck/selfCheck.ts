import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { causesOf } from '../../tools/contract-check/check/causes';
import { kinds } from '../../tools/contract-check/check/kinds/table';
import { checkServer, type Prepared, prepare } from '../../tools/contract-check/check/main';
import { readOptions } from '../../tools/contract-check/check/options';
import { countsOf, reportText } from '../../tools/contract-check/check/report';
import type { Checked } from '../../tools/contract-check/check/run';
import { batchesOf } from './batches';
import { manners, serveOtherwise } from './otherwise';
import { type Plant, plantingProxy } from './proxy';

/** For the run that plants a call without an answer; by then the preview server has made its indices. */
const shortTimeoutMs = 3000;

const person = 'deliveries:Preview#2026';
const mobile = '13900009999';

interface Outcome {
  /** How many were planted, and how many of these found at their call. */
  planted: number;
  found: number;
  /** What went wrong, in words; empty when nothing did. */
  errors: string[];
}

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

function check(address: string, prepared: Prepared, more: string[] = []): Promise<Checked[]> {
  const args = ['--base', address, '--login', person, '--write', '--mobile', mobile];
  return checkServer(readOptions([...args, ...more]), prepared);
}

const said = (plants: { kind: string; call: string }[]): string[] =>
  plants.map(({ kind, call }) => `${kind} at ${call}`).sort();

async function checkPlanted(
  behind: string,
  prepared: Prepared,
  space: string,
  batch: Plant[],
): Promise<Outcome> {
  const server = plantingProxy(behind, space, batch);
  try {
    const isSilent = batch.some(({ kind }) => kind === 'timeout');
    const more = isSilent ? ['--timeout', String(shortTimeoutMs)] : [];
    const all = await check(await listening(server), prepared, more);
    const found = said(
      all.flatMap(({ call, found: list }) => list.map(({ kind }) => ({ kind, call }))),
    );
    const planted = said(batch);
    const missed = planted.filter((one) => !found.includes(one));
    const surplus = found.filter(
      (one, index) => !planted.includes(one) || found.indexOf(one) !== index,
    );
    return {
      planted: planted.length,
      found: planted.length - missed.length,
      errors: [
        ...missed.map((one) => `planted and not found: ${one}`),
        ...surplus.map((one) => `found and not planted: ${one}`),
      ],
    };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Whole servers that do one thing otherwise: the report names it first, and as one cause. */
async function checkManners(behind: string, prepared: Prepared): Promise<string[]> {
  const errors: string[] = [];
  for (const [name, manner] of Object.entries(manners)) {
    const server = serveOtherwise(behind, manner);
    try {
      const [first] = causesOf(await check(await listening(server), prepared));
      if (first?.what !== manner.says) errors.push(`${name}: the first cause is ${first?.what}`);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  }
  return errors;
}

/** Every kind is planted once, so that a new kind without a plant is noticed. */
function unplanted(batches: Plant[][]): string[] {
  const planted = batches.flat().map(({ kind }) => kind);
  return Object.keys(kinds)
    .filter((kind) => planted.filter((one) => one === kind).length !== 1)
    .map((kind) => `not planted exactly once: ${kind}`);
}

/** Checks the check: the preview server has no difference, and each planted one is found at its call with none more. */
export async function selfCheck(behind: string, contract: string, say: (line: string) => void) {
  const begun = performance.now();
  const prepared = prepare(contract);
  let differences = 0;
  // One place for all runs: the later ones meet the limits of attempts that the first has used up.
  const same = plantingProxy(behind, 'contract-again', []);
  const address = await listening(same);
  for (const run of ['first', 'second', 'third']) {
    const clean = await check(address, prepared);
    const counts = countsOf(clean);
    differences += counts.differences;
    if (counts.differences > 0) say(reportText(clean));
    const { checked, calls, unchecked } = counts;
    say(
      `preview server, ${run} run: ${counts.differences} differences in ${checked} checks of ${calls} calls, ${unchecked} not checked`,
    );
  }

  same.closeAllConnections();
  same.close();

  const batches = batchesOf(prepared.document);
  const outcomes: Outcome[] = [];
  for (const [index, batch] of batches.entries()) {
    outcomes.push(await checkPlanted(behind, prepared, `contract-${index}`, batch));
  }
  const sum = (value: (one: Outcome) => number) =>
    outcomes.reduce((all, one) => all + value(one), 0);
  const misread = await checkManners(behind, prepared);
  say(`servers of another manner: ${Object.keys(manners).length}, misread: ${misread.length}`);
  const errors = [...misread, ...unplanted(batches), ...outcomes.flatMap((one) => one.errors)];
  for (const fieldError of errors) say(fieldError);
  const planted = sum((one) => one.planted);
  const found = sum((one) => one.found);
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  say(
    `planted: ${planted} differences, found: ${found}, wrong: ${errors.length} (${batches.length} runs, ${seconds} s)`,
  );
  const manner = Object.keys(manners).length - misread.length;
  return {
    passed: found + manner + (differences === 0 ? 1 : 0),
    failed: errors.length + differences,
  };
}
