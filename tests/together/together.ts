import { join, parse } from 'node:path';

const { suitesTogether }: { suitesTogether: (group: string, part: number) => string[] } =
  jest.requireActual('./parts.cjs');

/** Runs the suites of a part (parts.cjs) in this one, each under its path. */
export function together(group: string, part: number): void {
  for (const path of suitesTogether(group, part)) {
    describe(path, () => {
      const { dir, name } = parse(path);
      require(join('../..', dir, name));
    });
  }
}
