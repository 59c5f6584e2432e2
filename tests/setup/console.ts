import { format } from 'node:util';

const output: string[] = [];

/** Errors of jsdom's CSS parser, which does not know all syntax of the packages' styles. jsdom draws nothing anyway. */
function isOfCssParser(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && 'type' in value && value.type === 'css parsing'
  );
}

for (const level of ['error', 'warn'] as const) {
  console[level] = (...args: unknown[]): void => {
    if (isOfCssParser(args[0])) return;
    const at = new Error('written from').stack?.split('\n').slice(2, 7).join('\n') ?? '';
    output.push(`console.${level}: ${format(...args)}\n${at}`);
  };
}

/**
 * The arguments of console.error and console.warn since the last call. A test that expects an error puts its own
 * `jest.spyOn(console, 'error').mockImplementation(…)` over these and asserts on it.
 */
export function takeConsoleOutput(): string[] {
  return output.splice(0);
}
