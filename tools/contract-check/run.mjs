/**
 * `npm run contract generate [--check]` writes the types from config/openapi.yaml (generate.mjs); `npm run contract self` checks
 * the check (tests/contractCheck/run.mjs); anything else checks a server: `npm run contract -- --base URL` (check.mjs).
 */
const parts = { generate: './generate.mjs', self: '../../tests/contractCheck/run.mjs' };

const name = process.argv[2] ?? '';
if (Object.hasOwn(parts, name)) process.argv.splice(2, 1);
await import(parts[name] ?? './check.mjs');
