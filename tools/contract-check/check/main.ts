import { writeFile } from 'node:fs/promises';
import { type Contract, readContract } from './document';
import { gapsOf } from './gaps';
import { junitText } from './junit';
import { Known } from './known';
import { type Options, readOptions, UsageError, usage } from './options';
import { planOf } from './plan';
import { openReader } from './reader';
import { countsOf, reportText } from './report';
import { type Check, type Checked, runSteps, Unreachable } from './run';
import { type SchemaChecker, schemaChecker } from './schema';
import { Session } from './session';
import { openLine } from './transport';

/** The contract, and what checks by it. */
export interface Prepared {
  document: Contract;
  schemas: SchemaChecker;
}

/** Reads the text of config/openapi.yaml. */
export function prepare(contractText: string): Prepared {
  const document = readContract(contractText);
  return { document, schemas: schemaChecker(document) };
}

function whyNobody({ login, token }: Options): string {
  if (login) return 'the login did not succeed';
  return token ? 'the token is not that of a signed-in person' : 'needs --login or --token';
}

/** Checks a server against the contract. @throws Unreachable */
export async function checkServer(
  options: Options,
  { document, schemas }: Prepared,
): Promise<Checked[]> {
  const session = new Session();
  const known = new Known();
  const open = () => openLine(options.timeoutMs);
  const lines = { nobody: open(), visitor: open(), person: open(), newcomer: open() };
  const check: Check = {
    base: options.base,
    document,
    known,
    session,
    lines,
    schemas,
    writes: options.writes,
    nobodyIn: whyNobody(options),
  };
  const reader = openReader(options.base, lines.newcomer);
  const plan = planOf(document, { ...options, session, reader });
  return [...(await runSteps(check, plan)), ...gapsOf(document, plan, session)];
}

/** The command. Returns its exit status: 0 nothing differs, 1 something does, 2 it could not be checked. */
export async function main(args: string[], contractText: string): Promise<number> {
  let options: Options;
  try {
    options = readOptions(args);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message}\n\n${usage}\n`);
    return 2;
  }
  try {
    const all = await checkServer(options, prepare(contractText));
    process.stdout.write(`${reportText(all, options.isWhole)}\n`);
    if (options.junit) await writeFile(options.junit, junitText(all));
    return countsOf(all).differences > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 2;
  }
}
