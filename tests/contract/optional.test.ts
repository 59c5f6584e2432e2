/** @jest-environment node */
import { optionalFields, optionalParameters } from '../../mock/_preview/plain';
import { document, operations } from './document';

type Marked = Record<string, unknown>;

/** Every field that the contract marks, by its name. */
function markedFields(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  for (const [name, inner] of Object.entries(value)) {
    if (Object(inner)['x-optional'] === true) found.add(name);
    markedFields(inner, found);
  }
  return found;
}

test('a server without what is optional is previewed without all of it', () => {
  const { schemas } = document.components;
  expect([...markedFields(schemas)].sort()).toEqual([...optionalFields].sort());
  const parameters = operations.flatMap((operation) => operation.parameters as unknown as Marked[]);
  const marked = parameters.filter((one) => one['x-optional']);
  expect(Object.fromEntries(marked.map((one) => [one.name, one['x-optional']]))).toEqual(
    optionalParameters,
  );
});
