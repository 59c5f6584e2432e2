/** @jest-environment node */
import { document, documentInYaml11, errorsOf, operations } from './document';
import { specPaths } from './specPaths';

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
          errors: errorsOf({ $ref: `#/components/schemas/${name}` }, example),
        }).toEqual({ name, errors: [] });
      }
    }
  });

  it('takes a failure at HTTP 200, so that a validator lets LOGIN_FAILED pass (spec §7)', () => {
    const failure = { success: false, errorCode: 'LOGIN_FAILED', errorMessage: '密码不正确' };
    for (const { operationId, raw } of operations) {
      const schema = raw.responses['200']?.content?.['application/json']?.schema;
      if (schema) expect([operationId, errorsOf(schema, failure)]).toEqual([operationId, []]);
    }
  });

  it('shows an example of every answer, true to its schema', () => {
    for (const { operationId, raw } of operations) {
      const json = raw.responses['200']?.content?.['application/json'];
      if (!json) continue;
      const examples = Object.values(json.examples ?? {}).map(
        ({ $ref }) => document.components.examples[$ref.split('/').at(-1) ?? '']?.value,
      );
      const errors = examples.flatMap((example) => errorsOf(json.schema, example));
      expect({ operationId, count: examples.length > 0, errors }).toEqual({
        operationId,
        count: true,
        errors: [],
      });
    }
  });

  it('names the headers of calls and of answers (spec §7)', () => {
    for (const [path, { parameters = [] }] of Object.entries(document.paths)) {
      const names = parameters.map(
        ({ $ref }) => document.components.parameters[$ref.split('/').at(-1) ?? '']?.name,
      );
      // A public picture is a plain <img>, which sends no header.
      const expected =
        path === '/portal/file/view/{fileId}' ? [] : ['X-Requested-With', 'X-Site-Id', 'X-Domain'];
      expect([path, names]).toEqual([path, expected]);
    }
    const without = operations
      .filter(({ raw }) => !raw.responses['200']?.headers?.Date)
      .map(({ operationId }) => operationId);
    expect(without).toEqual([]);
  });

  it('asks for a token where a signed-in user is needed, and for none elsewhere', () => {
    expect(document.security).toEqual([{ token: [] }]);
    for (const { operationId, raw } of operations) {
      const expected = raw['x-needs-user'] ? undefined : [{}, { token: [] }];
      expect([operationId, raw.security]).toEqual([operationId, expected]);
    }
  });

  it('says the least of every number, so that made-up answers hold no age of -73', () => {
    const free = ['min', 'max'];
    const open: string[] = [];
    const walk = (node: unknown, place: string): void => {
      if (typeof node !== 'object' || node === null) return;
      const { type, minimum } = node as { type?: unknown; minimum?: unknown };
      if ((type === 'integer' || type === 'number') && minimum === undefined) open.push(place);
      for (const [name, one] of Object.entries(node))
        walk(one, name === 'properties' ? place : name);
    };
    walk(document.components.schemas, '');
    walk(document.paths, '');
    // The limits of a field and the value of a form may be any number.
    expect(open.filter((name) => !free.includes(name))).toEqual(['1']);
  });

  it('was decided, not given, where it is optional', () => {
    const before = JSON.stringify(document).split('"x-optional"').slice(0, -1);
    expect(before.filter((one) => !/"x-source":"decided",[^{}]*$/.test(one))).toEqual([]);
    expect(before.length).toBeGreaterThan(3);
  });

  it('reads the same in YAML 1.1, where 1:5 is 65, no is false and a bare time is an object', () => {
    expect(documentInYaml11).toEqual(document);
  });
});
