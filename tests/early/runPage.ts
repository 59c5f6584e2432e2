import { visit } from '../request/server';

// The build fills the files' names in.
process.env.TEXT_FILES = 'none';
process.env.CONTENT_FILES = 'none';

/** Runs the script of the page at a path as the build makes it: its services call its own `request`. */
export async function runPage(path: string): Promise<void> {
  visit(path);
  jest.isolateModules(() => {
    jest.doMock('@umijs/max', () => require('@/request/earlyRequest'));
    require('@/early/page');
    jest.dontMock('@umijs/max');
  });
  await new Promise((resolve) => setTimeout(resolve, 0));
  await new Promise((resolve) => setTimeout(resolve, 0));
}
