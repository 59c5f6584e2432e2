import { codecs } from '../helpers/codecs';
import { fc, runs } from '../helpers/property';

describe.each(Object.entries(codecs))('%s', (_name, { read, rewrite, full }) => {
  const names = [...new URLSearchParams(full).keys()];
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(...new URLSearchParams(full).values(), '0', '-1', '__proto__', '2026-02-30'),
  );
  const query = fc
    .array(fc.tuple(fc.constantFrom(...names), text), { maxLength: 12 })
    .map((pairs) => `?${new URLSearchParams(pairs)}`);

  test('any query is read, and what is written of it says the same once more', () => {
    fc.assert(
      fc.property(query, (asked) => {
        const written = rewrite(asked);
        expect(read(written)).toEqual(read(asked));
        expect(rewrite(written)).toBe(written);
      }),
      runs(300),
    );
  });
});
