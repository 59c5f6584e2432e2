import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { document, faultsOf, faultsOfAnswer, operations } from './document';
import { specPaths } from './specPaths';

const root = join(__dirname, '../..');

interface ObjectSchema {
  type?: string;
  additionalProperties?: unknown;
  unevaluatedProperties?: unknown;
  allOf?: unknown[];
  examples?: unknown[];
}
const schemas: [string, ObjectSchema][] = Object.entries(document.components.schemas);

function isStrict(schema: ObjectSchema): boolean {
  return schema.allOf
    ? schema.unevaluatedProperties === false
    : schema.type !== 'object' || schema.additionalProperties !== undefined;
}

/** All values of a key, anywhere in the contract. */
function valuesOf(key: string, node: unknown): unknown[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, value]) =>
    name === key ? [value] : valuesOf(key, value),
  );
}

function enumOf(name: string): unknown[] {
  return valuesOf('enum', document.components.schemas[name]).flat();
}

describe('the contract', () => {
  it('has every path of the specification and no other', () => {
    expect(Object.keys(document.paths).sort()).toEqual([...specPaths].sort());
  });

  it('says of every call where path, method, request and response come from', () => {
    for (const { operationId, raw } of operations) {
      expect({ operationId, source: raw['x-source'] }).toEqual({
        operationId,
        source: {
          path: 'spec §7',
          method: expect.stringMatching(/^decision|^spec §/),
          request: expect.stringMatching(/^decision|^spec §/),
          response: expect.stringMatching(/^decision|^spec §/),
        },
      });
    }
  });

  it('declares a parameter for every placeholder of a path', () => {
    for (const { path, parameters } of operations) {
      const placeholders = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      const declared = parameters.filter((parameter) => parameter.in === 'path');
      expect(declared.map((parameter) => parameter.name)).toEqual(placeholders);
    }
  });

  it('names only error codes of its one list', () => {
    const codes = enumOf('ErrorCode');
    for (const { raw } of operations) {
      for (const code of valuesOf('x-errors', raw).flat()) expect(codes).toContain(code);
    }
  });

  it('names only terms that TermMap lists', () => {
    const listed = String(document.components.schemas.TermMap?.description);
    const keys = new Set(valuesOf('x-term', document.components.schemas));
    expect(keys.size).toBeGreaterThan(0);
    for (const key of keys) expect(listed).toMatch(new RegExp(`\\b${key}\\b`));
  });

  it('refuses fields it does not know, in every entity', () => {
    // A base is only the common part of an entity and its detail; no call uses it.
    const loose = schemas.filter(([, schema]) => !isStrict(schema)).map(([name]) => name);
    expect(loose).toEqual(['EnterpriseBase', 'PositionBase', 'NoticeBase', 'ActivityBase']);
  });

  it('has examples that are true to their schema', () => {
    for (const [name, schema] of schemas) {
      for (const example of schema.examples ?? []) {
        expect({
          name,
          faults: faultsOf({ $ref: `#/components/schemas/${name}` }, example),
        }).toEqual({ name, faults: [] });
      }
    }
  });

  it('has types that were generated from it as it stands', () => {
    const check = () =>
      execFileSync(process.execPath, ['tools/contract-check/generate.mjs', '--check'], {
        cwd: root,
      });
    expect(check).not.toThrow();
  });
});

describe('the check of an answer', () => {
  const counts = operations.find(({ operationId }) => operationId === 'getPositionCounts');
  if (!counts) throw new Error('getPositionCounts is missing');
  const data = { social: 1, campus: 2, intern: 3, headcount: 9 };

  it.each([
    ['a success', { success: true, data }, 0],
    ['a failure', { success: false, errorCode: 'NOT_FOUND', errorMessage: '没有找到' }, 0],
    ['an unknown field', { success: true, data: { ...data, more: 1 } }, 1],
    ['a missing field', { success: true, data: { social: 1, campus: 2, intern: 3 } }, 1],
    ['an unknown error code', { success: false, errorCode: 'OOPS' }, 1],
    ['a missing success', { data }, 1],
    ['a page', '<html></html>', 1],
  ])('%s', (_name, body, faults) => {
    expect(faultsOfAnswer(counts, body).length > 0).toBe(faults > 0);
  });
});
