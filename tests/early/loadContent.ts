const standIns: readonly [name: string, path: string][] = [
  ['react', '../../config/early/react'],
  ['react/jsx-runtime', '../../config/early/react'],
  ['antd', '../../config/shell/antd'],
  ['@ant-design/icons', '../../config/early/icons'],
  ['@umijs/max', '../../config/early/portal'],
  ['@/components/RichText', '../../config/early/RichText'],
  ['@/features/content/shared/CalendarWays', '../../config/shell/nothing'],
  ['@/features/positions/detail/OwnDelivery', '../../config/shell/nothing'],
  ['@/features/positions/detail/OwnFit', '../../config/shell/nothing'],
  ['@/hooks/useUser', '../../config/early/portal'],
  ['@/hooks/useTerms', '../../config/early/portal'],
  ['@/hooks/useMajorNames', '../../config/early/portal'],
  ['@/features/positions/shared/compare/useCompare', '../../config/early/portal'],
  ['@/features/positions/shared/compare/comparePath', '../../config/early/portal'],
  ['@/features/positions/shared/pendingCollect', '../../config/early/portal'],
  ['@/request/errorHandler', '../../config/early/portal'],
  ['@/request/feedback', '../../config/early/portal'],
  ['@/utils/stickyRoom', '../../config/early/portal'],
];

/** A script that draws into the shell as the build makes it (config/early/build.ts): each stand-in in its place. */
export function loadContent(name: string): Window['drawFirst'] {
  jest.isolateModules(() => {
    for (const [name, path] of standIns) jest.doMock(name, () => require(path));
    require(`@/early/content/${name}`);
    for (const [name] of standIns) jest.dontMock(name);
  });
  return window.drawFirst;
}
