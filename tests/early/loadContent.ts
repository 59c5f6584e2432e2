const standIns: readonly [name: string, path: string][] = [
  ['react', '../../config/early/react'],
  ['react/jsx-runtime', '../../config/early/react'],
  ['antd', '../../config/shell/antd'],
  ['@ant-design/icons', '../../config/early/icons'],
  ['@umijs/max', '../../config/early/portal'],
  ['@/components/RichText', '../../config/early/RichText'],
  ['@/features/content/shared/CalendarWays', '../../config/shell/nothing'],
  ['@/hooks/useUser', '../../config/early/portal'],
  ['@/hooks/useTerms', '../../config/early/portal'],
  ['@/hooks/useMajorNames', '../../config/early/portal'],
  ['@/features/positions/shared/compare/useCompare', '../../config/early/portal'],
  ['@/features/positions/shared/pendingCollect', '../../config/early/portal'],
  ['@/request/errorHandler', '../../config/early/portal'],
  ['@/request/feedback', '../../config/early/portal'],
];

/** Runs the script that draws into the shell as the build makes it (config/early/build.ts): each stand-in in its place. */
export function loadContent(): void {
  jest.isolateModules(() => {
    for (const [name, path] of standIns) jest.doMock(name, () => require(path));
    require('@/early/content');
    for (const [name] of standIns) jest.dontMock(name);
  });
}
