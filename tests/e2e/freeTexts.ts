import type { Page } from '@playwright/test';
import { successOf } from '../../tools/contract-check/check/document';
import { document, operations } from '../contract/document';

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
}

/**
 * Texts that programs read, by name: ids, codes of the terms, keys, versions, addresses, patterns. Everything else that the
 * contract describes as a mere string is for people.
 */
const forPrograms =
  /(?:^id|Ids?|[cC]odes?|[kK]ey|[vV]ersion|Url|[fF]ields?)$|^(?:value|random|ticket|pattern|excludes|kind|type|link|sources?|photos|idType|gender|nature|industry|scale|education|degree|political|ethnicity|nativeRegion|householdRegion|currentRegion|maritalStatus|health|arrival|studyMode|majorCategory|dischargeMode|language|level|relation|keyword|publishedIn|rank|role)$/;

function schemasOf(schema: Schema | undefined): Schema[] {
  if (!schema) return [];
  const name = schema.$ref?.split('/').at(-1);
  const target = name ? (document.components.schemas[name] as Schema) : undefined;
  const parts = [target, ...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  return [schema, ...parts.flatMap(schemasOf)];
}

const isMereText = ({ type, format, pattern, ...schema }: Schema) =>
  [type].flat().includes('string') &&
  !schema.enum &&
  schema.const === undefined &&
  !format &&
  !pattern;

/** The same data with every text for people changed, wherever the contract has one. */
function changed(
  data: unknown,
  schema: Schema | undefined,
  name: string,
  change: (name: string) => unknown,
): unknown {
  const schemas = schemasOf(schema);
  if (typeof data === 'string') {
    return schemas.some(isMereText) && !forPrograms.test(name) ? change(name) : data;
  }
  if (Array.isArray(data)) {
    const items = schemas.find((one) => one.items)?.items;
    return data.map((one) => changed(one, items, name, change));
  }
  if (typeof data !== 'object' || data === null) return data;
  const inner = (key: string): Schema | undefined => {
    const found = schemas.find((one) => one.properties?.[key])?.properties?.[key];
    const others = schemas.find(
      (one) => typeof one.additionalProperties === 'object',
    )?.additionalProperties;
    return found ?? (typeof others === 'object' ? others : undefined);
  };
  return Object.fromEntries(
    Object.entries(data).map(([key, one]) => [key, changed(one, inner(key), key, change)]),
  );
}

const calls = operations
  // A path with fixed parts comes before one with a parameter in their place.
  .toSorted((one, other) => one.path.split('{').length - other.path.split('{').length)
  .map(({ method, path, raw }) => ({
    method,
    place: new RegExp(`/pt${path.replace(/\{\w+\}/g, '[^/]+')}$`),
    schema: successOf(raw.responses['200']?.content?.['application/json']?.schema ?? {}) as Schema,
  }));

/** Every answer that the page gets has `text` in place of each text for people; how many were changed is counted. */
export async function replaceTexts(
  page: Page,
  change: (name: string) => unknown,
): Promise<{ count: number }> {
  const replaced = { count: 0 };
  await page.route('**/pt/**', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const call = calls.find(
      ({ method, place }) => request.method().toLowerCase() === method && place.test(pathname),
    );
    if (!call) return route.continue();
    const response = await route.fetch();
    const isJson = response.headers()['content-type']?.includes('json');
    if (!isJson) return route.fulfill({ response });
    const body: unknown = await response.json();
    const count = (name: string) => {
      replaced.count += 1;
      return change(name);
    };
    await route.fulfill({ response, json: changed(body, call.schema, '', count) });
  });
  return replaced;
}
