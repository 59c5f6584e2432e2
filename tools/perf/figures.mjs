/**
 * `node tools/perf/figures.mjs`: how much of the screens is made with antd and antd Pro: their exports in use under src, the lines of
 * components and features, and the portal's own widgets (docs/decisions.md, Own widgets).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const filesIn = (folder, pattern) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .filter((path) => pattern.test(path) && !path.includes('/.umi'));

/** `Name` of `import { Name }`; for a default import of a part, the name of its module. Types are left out. */
function valuesFrom(source, file) {
  const { statements } = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
  );
  return statements.filter(ts.isImportDeclaration).flatMap(({ importClause, moduleSpecifier }) => {
    const named = importClause?.namedBindings;
    if (moduleSpecifier.text !== source || importClause?.isTypeOnly || !named?.elements) return [];
    return named.elements
      .filter(({ isTypeOnly }) => !isTypeOnly)
      .map(({ name, propertyName }) => (propertyName ?? name).text);
  });
}

const code = filesIn('src', /\.tsx?$/);
for (const source of ['antd', '@ant-design/pro-components']) {
  const names = [...new Set(code.flatMap((file) => valuesFrom(source, file)))].sort();
  console.log(`${source}: ${names.length} exports (${names.join(', ')})`);
}

const lines = ['src/components', 'src/features']
  .flatMap((folder) => filesIn(folder, /\.(?:tsx?|css)$/))
  .reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1, 0);
console.log(`lines of src/components and src/features: ${lines}`);

const decisions = readFileSync('docs/decisions.md', 'utf8');
const kept = /## Own widgets\n([\s\S]*?)(?:\n## |$)/.exec(decisions)?.[1] ?? '';
const widgets = [...kept.matchAll(/^- \*\*(.+?)\*\*/gm)].map(([, name]) => name);
console.log(`own widgets with a measured reason: ${widgets.length} (${widgets.join(', ')})`);
