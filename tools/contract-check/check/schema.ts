import Ajv2020, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { Contract, JsonSchema } from './document';
import { type Finding, shown, withoutRepeats } from './finding';
import type { KindId } from './kinds/table';
import { joinRenamed } from './renamed';

/** The codes of each list of terms, by its key; filled by the calls that answer them. */
export type Terms = Map<string, Set<string>>;

export interface SchemaChecker {
  /** What of a value differs from a schema of the contract; codes are checked by `terms` as far as they are known. */
  differences(schema: JsonSchema, value: unknown, terms?: Terms): Finding[];
}

/** `/data/list/0/education` as `data.list[].education`. */
function placeOf(instancePath: string): string {
  return instancePath
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce(
      (path, part) => (/^\d+$/.test(part) ? `${path}[]` : path ? `${path}.${part}` : part),
      '',
    );
}

const within = (place: string, name: string): string => (place ? `${place}.${name}` : name);

function typeKind(error: ErrorObject, place: string): KindId {
  const wanted: unknown = error.params.type;
  const { data, parentSchema } = error;
  if (place === 'data') return 'data-kind';
  if (data === null) return 'field-null';
  if (wanted === 'boolean') return 'boolean-as-other';
  if (wanted === 'array') return 'list-as-other';
  if (wanted === 'number' || wanted === 'integer') {
    return typeof data === 'string' ? 'number-as-text' : 'field-type';
  }
  if (wanted === 'string' && typeof data === 'number') {
    return parentSchema?.format === 'date-time' ? 'time-as-number' : 'text-as-number';
  }
  return 'field-type';
}

const formatKinds: Readonly<Record<string, KindId>> = {
  'date-time': 'time-format',
  date: 'date-format',
  uri: 'uri-format',
};

const tokenPart = /\.token\.(?:key|value)$/;

const limitKinds: Readonly<Record<string, KindId>> = {
  minimum: 'number-range',
  maximum: 'number-range',
  maxItems: 'list-too-long',
};

function findingOf(error: ErrorObject): Finding {
  const { keyword, params, data, schema } = error;
  const place = placeOf(error.instancePath);
  const found = (kind: KindId, expected: string, where = place): Finding => ({
    kind,
    where,
    expected,
    got: shown(data),
  });
  switch (keyword) {
    case 'required': {
      const name = String(params.missingProperty);
      const isData = place === '' && name === 'data';
      return {
        kind: isData ? 'data-missing' : 'field-missing',
        where: within(place, name),
        expected: 'there',
        got: 'missing',
      };
    }
    case 'additionalProperties':
    case 'unevaluatedProperties': {
      const name = String(params.additionalProperty ?? params.unevaluatedProperty);
      const value: unknown = Object.entries(Object(data)).find(([key]) => key === name)?.[1];
      return {
        kind: place === '' ? 'envelope-unknown-field' : 'field-unknown',
        where: within(place, name),
        expected: 'not there',
        got: shown(value),
      };
    }
    case 'type':
      return found(typeKind(error, place), String(params.type));
    case 'enum':
    case 'const':
      return found('enum-unknown', shown(schema));
    case 'x-term':
      return found('term-unknown', `a code of the terms ${schema}`);
    case 'format':
      return found(formatKinds[params.format] ?? 'text-pattern', `format ${params.format}`);
    case 'pattern':
    case 'maxLength':
      if (tokenPart.test(place)) return found('token-unusable', `${keyword} ${shown(schema)}`);
      return found('text-pattern', `${keyword} ${shown(schema)}`);
    default:
      return found(limitKinds[keyword] ?? 'field-type', `${keyword} ${shown(schema)}`);
  }
}

/** An error of `anyOf` says one thing: of its branches, none fits. The errors of the branches are left out. */
function withoutBranches(errors: ErrorObject[]): ErrorObject[] {
  const unions = errors.filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf');
  return unions.reduce((left, union) => {
    const isBranch = (one: ErrorObject) =>
      one !== union && `${one.instancePath}/`.startsWith(`${union.instancePath}/`);
    const branches = left.filter(isBranch);
    const isTypes = branches.every(({ keyword }) => keyword === 'type');
    const reported = branches.find(({ keyword }) => isTypes || keyword === 'enum') ?? union;
    return [...left.filter((one) => one !== union && !isBranch(one)), reported];
  }, errors);
}

/** Judges values by the schemas of the contract. Compiling them takes longer than a check: one check serves many. */
export function schemaChecker({ components }: Contract): SchemaChecker {
  let known: Terms = new Map();
  const ajv = new Ajv2020({ allErrors: true, strict: false, verbose: true });
  addFormats(ajv);
  ajv.addKeyword({
    keyword: 'x-term',
    type: 'string',
    validate: (list: string, code: string) => known.get(list)?.has(code) ?? true,
  });
  ajv.addSchema({ $id: 'contract', components });
  const compiled = new Map<JsonSchema, ValidateFunction>();

  function validatorOf(schema: JsonSchema): ValidateFunction {
    const known = compiled.get(schema);
    if (known) return known;
    const text = JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/');
    const made = ajv.compile(JSON.parse(text));
    compiled.set(schema, made);
    return made;
  }

  return {
    differences(schema, value, terms = new Map()) {
      const validate = validatorOf(schema);
      known = terms;
      if (validate(value)) return [];
      const found = withoutBranches(validate.errors ?? []).map(findingOf);
      return withoutRepeats(joinRenamed(found));
    },
  };
}
