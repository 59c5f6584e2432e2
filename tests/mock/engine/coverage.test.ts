import { operations } from '../../contract/document';
import { previewHandlers } from '../../helpers/previewApp';

const served = new Set(Object.keys(previewHandlers()).map((key) => key.replace(/:\w+/g, '{}')));

it.each(operations.map(({ method, path }) => [method.toUpperCase(), path]))(
  '%s %s of the contract is served',
  (method, path) => {
    expect(served).toContain(`${method} /pt${path.replace(/\{\w+\}/g, '{}')}`);
  },
);

it('serves no call that the contract does not know', () => {
  const known = operations.map(
    ({ method, path }) => `${method.toUpperCase()} /pt${path.replace(/\{\w+\}/g, '{}')}`,
  );
  expect([...served].filter((key) => key.includes(' /pt/') && !known.includes(key))).toEqual([]);
});
