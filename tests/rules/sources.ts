import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import ts from 'typescript';

const root = join(__dirname, '../..');

export interface Source {
  /** From the project's root, with slashes. */
  path: string;
  text: string;
}

/** Umi's own generated folders, and what is generated from the contract. */
const generated = /^src\/(\.umi[^/]*\/|services\/(?:schema\.d|shapes)\.ts$)/;

/** The files of a folder whose names end so, generated ones left out. */
export function sourcesIn(folder: string, endings: readonly string[]): Source[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return { path: relative(root, file).split(sep).join('/'), file };
    })
    .filter(({ path }) => !generated.test(path))
    .sort((a, b) => a.path.localeCompare(b.path))
    .map(({ path, file }) => ({ path, text: readFileSync(file, 'utf8') }));
}

export const code = ['.ts', '.tsx'] as const;

export function lineCount({ text }: Source): number {
  return text.trimEnd().split('\n').length;
}

function parse({ path, text }: Source): ts.SourceFile {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
}

/** `path:line` of a node, to be clicked on. */
export function placeOf(file: ts.SourceFile, node: ts.Node): string {
  return `${file.fileName}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}`;
}

/** Visits every node of a source. */
export function walk(source: Source, visit: (node: ts.Node, file: ts.SourceFile) => void): void {
  const file = parse(source);
  const each = (node: ts.Node): void => {
    visit(node, file);
    ts.forEachChild(node, each);
  };
  each(file);
}
