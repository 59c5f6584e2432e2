/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(__dirname, '../..');
const config: { forbidden: { name: string }[] } = require('../../.dependency-cruiser.cjs');

type Example = [from: string, imports: string];

/** A feature of each floor, from the lowest; each reaches for one of the highest. */
const climbing = ['resume', 'deliveries', 'positions', 'content', 'apply', 'account'];
const floorViolations = climbing.map((feature, index): [string, Example] => [
  `features-of-floor-${index + 1}-use-lower-floors`,
  [`src/features/${feature}/climbing.ts`, '@/features/home/shared/open'],
]);

/** For every rule an import that it must refuse, each in its own file. */
const violations: Record<string, Example> = {
  'no-circular': ['src/utils/circleOne.ts', './circleTwo'],
  'no-unresolvable': ['src/utils/astray.ts', './nowhere'],
  'services-import-no-ui': ['src/services/loud.ts', 'antd'],
  'request-and-session-import-no-ui': ['src/session/loud.ts', 'react'],
  'session-state-is-below-the-calls': ['src/session/state/calling.ts', '@/request/runtime'],
  'request-is-above-session-state-alone': ['src/request/acting.ts', '@/session/actions/good'],
  'services-are-above-request-alone': ['src/services/acting.ts', '@/session/actions/good'],
  'session-actions-are-above-services-alone': ['src/session/actions/hooking.ts', '@/hooks/plain'],
  'shared-code-knows-no-feature': [
    'src/components/Knowing.ts',
    '@/features/deliveries/shared/open',
  ],
  'utils-are-pure': ['src/utils/calling.ts', '@/services/good'],
  'feature-only-through-shared': [
    'src/features/positions/Prying.ts',
    '@/features/deliveries/inside',
  ],
  ...Object.fromEntries(floorViolations),
  'feature-has-a-floor': ['src/layouts/Lost.ts', '@/features/unnamed/shared/open'],
  'layout-only-through-shared': ['src/layouts/Prying.ts', '@/features/deliveries/inside'],
  'pages-hold-only-their-screen': ['src/pages/busy.ts', '@/features/deliveries/inside'],
  'nothing-imports-pages-or-layouts': ['src/features/deliveries/backwards.ts', '@/pages/home'],
  'nothing-imports-the-first-paint': ['src/layouts/Eager.ts', '@/first-paint/page'],
  'no-test-or-preview-code-in-the-portal': ['src/utils/mocked.ts', '../../mock/handlers'],
  'no-development-package-in-the-portal': ['src/utils/heavy.ts', 'jest-axe'],
  'preview-reads-only-types-and-pure-tables': ['mock/greedy.ts', '../src/components/Plain'],
  'http-only-in-services-and-request': ['src/hooks/fetching.ts', 'axios'],
  'screens-read-by-models-and-hooks': ['src/components/Calling.tsx', '@/services/good'],
  'calls-are-made-by-services-alone': ['src/features/deliveries/calling.ts', '@/request/runtime'],
  'server-html-is-sanitised-in-one-place': ['src/components/Washing.ts', 'dompurify'],
  'server-html-is-shown-in-one-place': ['src/components/Raw.ts', '@/utils/sanitiseHtml'],
  'storage-and-token-only-in-session': ['src/hooks/token.ts', '@/session/state/token'],
  'aes-only-in-session': ['src/session/sealing.ts', 'crypto-js'],
};

/** The same imports in places where they are allowed. */
const allowed: Record<string, string[]> = {
  'src/services/good.ts': ['@/request/runtime'],
  'src/request/runtime.ts': ['axios', '@/session/state/token', '@/services/types'],
  'src/session/state/token.ts': ['@/services/types'],
  'src/session/actions/good.ts': ['@/session/state/token', '@/services/good', '@/request/runtime'],
  'src/hooks/plain.ts': [],
  'src/session/actions/encryption.ts': ['crypto-js'],
  'src/components/Plain.ts': ['antd', '@/utils/plain'],
  'src/components/RichText.tsx': ['@/utils/sanitiseHtml'],
  'src/utils/sanitiseHtml.ts': ['dompurify'],
  'src/utils/plain.ts': [],
  'src/features/deliveries/inside.ts': ['@/services/types', '@/components/Plain'],
  'src/features/deliveries/useInside.ts': ['@/services/good'],
  'src/features/deliveries/shared/open.ts': ['../inside'],
  'src/features/home/shared/open.ts': [],
  'src/features/unnamed/shared/open.ts': [],
  'src/features/positions/GoodScreen.tsx': ['@/features/deliveries/shared/open'],
  'src/layouts/Frame.ts': ['@/features/deliveries/shared/open'],
  'src/first-paint/page.ts': ['@/session/state/token'],
  'src/pages/home.ts': ['@/features/positions/GoodScreen'],
  'src/utils/circleTwo.ts': ['./circleOne'],
  'mock/handlers.ts': ['../src/services/types'],
  'src/services/types.ts': [],
};

const packages = ['antd', 'react', 'axios', 'dompurify', 'crypto-js'];

interface Found {
  from: string;
  rule: { name: string };
}

function write(folder: string, path: string, text: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function source(imports: readonly string[]): string {
  const lines = imports.map((path, index) => `import * as part${index} from '${path}';`);
  return [...lines, `export const parts = [${imports.map((_, index) => `part${index}`)}];\n`].join(
    '\n',
  );
}

/** Checks a tiny portal that has every violation, by the project's own rules. */
function violationsFound(): Found[] {
  const folder = mkdtempSync(join(tmpdir(), 'rules-'));
  try {
    for (const [path, imports] of Object.entries(allowed)) write(folder, path, source(imports));
    for (const [path, one] of Object.values(violations)) write(folder, path, source([one]));
    const versions = (names: string[]) => Object.fromEntries(names.map((name) => [name, '1.0.0']));
    const manifest = {
      name: 'tiny',
      dependencies: versions(packages),
      devDependencies: versions(['jest-axe']),
    };
    write(folder, 'package.json', JSON.stringify(manifest));
    for (const name of [...packages, 'jest-axe']) {
      const own = JSON.stringify({ name, version: '1.0.0', main: 'index.js' });
      write(folder, `node_modules/${name}/package.json`, own);
      write(folder, `node_modules/${name}/index.js`, 'module.exports = {};\n');
    }
    write(folder, 'tsconfig.json', '{ "compilerOptions": { "jsx": "react-jsx" } }');
    const aliases = readFileSync(join(root, 'config/aliases.cjs'), 'utf8');
    write(folder, 'config/aliases.cjs', aliases);
    const cruise = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
    const rules = ['--config', join(root, '.dependency-cruiser.cjs'), '--output-type', 'json'];
    const folders = ['src', 'mock'];
    const { stdout, stderr } = spawnSync(process.execPath, [cruise, ...rules, ...folders], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    if (!stdout) throw new Error(stderr);
    return JSON.parse(stdout).summary.violations;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe('the rules of dependencies', () => {
  const found = violationsFound();

  it('have an example each, that a new rule cannot do without', () => {
    expect(Object.keys(violations).sort()).toEqual(config.forbidden.map(({ name }) => name).sort());
  });

  it.each(Object.entries(violations))('%s catches %j', (name, [from]) => {
    expect(found.filter((one) => one.from === from).map(({ rule }) => rule.name)).toContain(name);
  });

  it('let pass what is where it belongs', () => {
    const examples = Object.values(violations).map(([from]) => from);
    const circle = 'src/utils/circleTwo.ts';
    const wrong = found.filter(({ from }) => !examples.includes(from) && from !== circle);
    expect(wrong.map(({ from, rule }) => `${from}: ${rule.name}`)).toEqual([]);
  });
});
