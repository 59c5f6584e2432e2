import { createCache } from '@ant-design/cssinjs';
import { themeClass as portalClass, themeFor as portalTheme } from '@/../config/theme';

export const themeClass = portalClass;

type Facts = Parameters<typeof portalTheme>;

const made = new Map<string, Map<Facts[1], ReturnType<typeof portalTheme>>>();

/**
 * The portal's theme without antd's style rules (jest.config.js). jsdom has no layout, and making the rules takes a quarter of
 * a page test's time. The browser tests check the look. The same facts get the same object, so that antd knows it again.
 */
export function themeFor(...facts: Facts): ReturnType<typeof portalTheme> {
  const [mode, base, isMotionReduced] = facts;
  const key = `${mode} ${isMotionReduced}`;
  const byBase = made.get(key) ?? new Map();
  made.set(key, byBase);
  const theme = byBase.get(base) ?? { ...portalTheme(...facts), zeroRuntime: true };
  byBase.set(base, theme);
  return theme;
}

type Entry = readonly [uses: number, value: unknown] | null;

/** antd forgets computed tokens with their last user, which is each test's end; here they are kept for the test file. */
const shared: { opUpdate(path: string, change: (before: Entry) => Entry): void } =
  Object.getPrototypeOf(createCache());
const { opUpdate } = shared;
shared.opUpdate = function keep(path, change) {
  opUpdate.call(this, path, (before) => {
    const after = change(before);
    return after === null && path.startsWith('token') && before ? [0, before[1]] : after;
  });
};
