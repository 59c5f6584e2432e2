import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ModuleKind, ScriptTarget, transpileModule } from 'typescript';

const root = join(__dirname, '../..');

/** One edit in one file of the portal: what stands there once, and what takes its place. */
export interface Edit {
  file: string;
  from: string;
  to: string;
}

/** The module of a file as it is after the edit. */
function moduleAfter({ file, from, to }: Edit): unknown {
  const path = join(root, file);
  const parts = readFileSync(path, 'utf8').split(from);
  if (parts.length !== 2)
    throw new Error(`${file} has “${from}” ${parts.length - 1} times, not once`);
  const { outputText } = transpileModule(parts.join(to), {
    compilerOptions: {
      module: ModuleKind.CommonJS,
      target: ScriptTarget.ES2022,
      esModuleInterop: true,
    },
  });
  const module = { exports: {} };
  const load = (name: string) => require(name.startsWith('.') ? join(dirname(path), name) : name);
  new Function('require', 'module', 'exports', outputText)(load, module, module.exports);
  return module.exports;
}

let editedFile: string | undefined;

/** From the next import on the portal is the one after the edit; without one it is as it is in the repository. */
export function editPortal(edit: Edit | undefined): void {
  jest.resetModules();
  if (editedFile) jest.dontMock(join(root, editedFile));
  editedFile = edit?.file;
  if (edit) jest.doMock(join(root, edit.file), () => moduleAfter(edit));
}
