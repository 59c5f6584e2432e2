import fc from 'fast-check';

const usualRuns = 200;
const numRuns = Number(process.env.PROPERTY_RUNS ?? usualRuns);

/**
 * Properties are tried with the same values in every run; `PROPERTY_SEED` takes others, `PROPERTY_RUNS` more. A failure names the seed and
 * the smallest value that fails.
 */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20_261_122), numRuns });

/** Another number of runs than usual, which follows `PROPERTY_RUNS`. */
export const runs = (usual: number) => ({ numRuns: Math.ceil((usual * numRuns) / usualRuns) });

/** Any text, with what programs mistake for something else. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom(
    '__proto__',
    'constructor',
    'toString',
    'null',
    'NaN',
    '-0',
    '1e999',
    '\u202e',
    '\u0000',
    '<img src=x onerror=hurt()>',
    '{{7*7}}',
    'a'.repeat(10_000),
  ),
);

export { fc };
