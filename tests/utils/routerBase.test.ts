import { withoutBase } from '@/utils/routerBase';

afterEach(() => {
  delete window.routerBase;
});

test.each([
  [undefined, '/resumeedit/basic', '/resumeedit/basic'],
  ['/', '/resumeedit/basic', '/resumeedit/basic'],
  ['/portal', '/portal/resumeedit/basic', '/resumeedit/basic'],
  ['/portal/', '/portal/resumeedit/basic', '/resumeedit/basic'],
  ['/portal', '/portal', '/'],
  ['/portal', '/portalising', '/portalising'],
])('with the router base %s the path %s is the route %s', (base, path, route) => {
  window.routerBase = base;
  expect(withoutBase(path)).toBe(route);
});
