/** The page's shell is only looked at, also in a browser that does not know `inert`, as this one does not. */
import { shellId } from '@/utils/shell';

test('nothing in it can be pressed or reached by Tab', () => {
  document.body.innerHTML =
    '<div id="root"></div><template data-shell="zh-CN/home"><a href="/notice">公告</a><input><button></button></template>';
  window.history.replaceState(null, '', '/home');
  jest.isolateModules(() => require('@/early/shell'));
  const shell = document.getElementById(shellId);
  expect(shell?.nextElementSibling).toHaveAttribute('id', 'root');
  expect(shell).toHaveStyle({ pointerEvents: 'none' });
  expect([...(shell?.children ?? [])].map((one) => (one as HTMLElement).tabIndex)).toEqual([
    -1, -1, -1,
  ]);
});
