/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(__dirname, '../..');
const config: { forbidden: { name: string }[] } = require('../../.dependency-cruiser.cjs');

type Example = [from: string, imports: string];

/** For every rule one import that it must catch, at a file of its own. */
const violations: Record<string, Example> = {
  'no-circular': ['src/utils/circleOne.ts', './circleTwo'],
  'no-unresolvable': ['src/utils/astray.ts', './nowhere'],
  'services-import-no-ui': ['src/services/loud.ts', 'antd'],
  'request-and-session-import-no-ui': ['src/session/loud.ts', 'react'],
  'shared-code-knows-no-feature': ['src/components/Knowing.ts', '@/features/one/shared/open'],
  'utils-are-pure': ['src/utils/calling.ts', '@/services/good'],
  'feature-only-through-shared': ['src/features/two/Prying.ts', '@/features/one/inside'],
  'layout-only-through-shared': ['src/layouts/Prying.ts', '@/features/one/inside'],
  'pages-hold-only-their-screen': ['src/pages/busy.ts', '@/features/one/inside'],
  'nothing-imports-pages-or-layouts': ['src/features/one/backwards.ts', '@/pages/home'],
  'no-test-or-preview-code-in-the-portal': ['src/utils/mocked.ts', '../../mock/handlers'],
  'no-development-package-in-the-portal': ['src/utils/heavy.ts', 'jest-axe'],
  'preview-reads-only-types-and-pure-tables': ['mock/greedy.ts', '../src/components/Plain'],
  'http-only-in-services-and-request': ['src/hooks/fetching.ts', 'axios'],
  'calls-are-made-by-services-alone': ['src/features/one/calling.ts', '@/request/config'],
  'server-html-is-sanitised-in-one-place': ['src/components/Washing.ts', 'dompurify'],
  'server-html-is-shown-in-one-place': ['src/components/Raw.ts', '@/utils/sanitiseHtml'],
  'storage-and-token-only-in-session': ['src/hooks/token.ts', '@/session/tokens'],
  'aes-only-in-session': ['src/session/sealing.ts', 'crypto-js'],
};

/** The same imports where they belong: no rule may speak. */
const allowed: Record<string, string[]> = {
  'src/services/good.ts': ['@/request/config'],
  'src/request/config.ts': ['axios'],
  'src/session/tokens.ts': [],
  'src/session/encryption.ts': ['crypto-js'],
  'src/components/Plain.ts': ['antd', '@/utils/plain'],
  'src/components/RichText.tsx': ['@/utils/sanitiseHtml'],
  'src/utils/sanitiseHtml.ts': ['dompurify'],
  'src/utils/plain.ts': [],
  'src/features/one/inside.ts': ['@/services/good', '@/components/Plain'],
  'src/features/one/shared/open.ts': ['../inside'],
  'src/features/two/GoodScreen.tsx': ['@/features/one/shared/open'],
  'src/layouts/Frame.ts': ['@/features/one/shared/open'],
  'src/pages/home.ts': ['@/features/two/GoodScreen'],
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

/** A tiny portal with every violation in it, judged by the project's own rules. */
function judge(): Found[] {
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
    const { stdout, stderr } = spawnSync(process.execPath, [cruise, ...rules, 'src', 'mock'], {
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
  const found = judge();

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
