import { createPluginManager } from '@@/core/plugin';
import { modifyContextOpts } from '@/app';
import { isReloadDue } from '@/utils/chunkError';

createPluginManager();

beforeEach(() => window.history.replaceState(null, '', '/'));
afterEach(() => {
  delete window.routerBase;
});

/** The address at which the portal starts when this one is opened. */
function entered(path: string, state: unknown = null): string {
  window.history.replaceState(state, '', window.location.origin + path);
  modifyContextOpts({});
  return window.location.pathname + window.location.search + window.location.hash;
}

test.each([
  ['//evil.example/', '/evil.example/'],
  ['///evil.example/a?b=1#c', '/evil.example/a?b=1#c'],
  ['/\\evil.example', '/evil.example'],
  ['/home#//evil.example', '/home#//evil.example'],
  ['/home#/\\evil.example', '/home#/\\evil.example'],
  ['/home#/..//evil.example', '/home#/..//evil.example'],
  ['/home#/recruitmentview/1?headStyle=false', '/recruitmentview/1?headStyle=false'],
  ['/home#/%', '/%'],
  ['/#%2Fnotice%2F3001', '/notice/3001'],
  ['/#%2fnotice%2f3001%3FheadStyle%3Dfalse', '/notice/3001?headStyle=false'],
  ['/#!/notice/3001', '/notice/3001'],
  ['/#%21%2Fnotice%2F3001', '/notice/3001'],
  ['/%23%2Fnotice%2F3001', '/notice/3001'],
  ['/%23!/notice/3001', '/notice/3001'],
  ['/home#%2F%2Fevil.example', '/home#%2F%2Fevil.example'],
  ['/home#%2F%5Cevil.example', '/home#%2F%5Cevil.example'],
  ['/home#!//evil.example', '/home#!//evil.example'],
  ['/home#%2F%0A%2Fevil.example', '/home#%2F'],
  ['/home#%2F%', '/home#%2F%'],
  ['/home#%2Fnotice%u0041', '/home#%2Fnotice%u0041'],
  ['/questionandanswer#!5001', '/questionandanswer#!5001'],
  ['/home?a=1#b', '/home?a=1#b'],
])('%s is entered at %s', (path, wanted) => {
  expect(entered(path)).toBe(wanted);
});

test('under a router base too', () => {
  window.routerBase = '/portal/';
  expect(entered('/portal//evil.example/')).toBe('/portal/evil.example/');
  expect(entered('/portal/home#/notice/1')).toBe('/portal/notice/1');
});

test('what the history has kept of a page that is loaded anew stays', () => {
  entered('//home', { usr: 'kept' });
  expect(window.history.state).toEqual({ usr: 'kept' });
});

test('who leaves while the first files are loading is not led back by a reload', () => {
  entered('/home');
  expect(isReloadDue()).toBe(true);
  window.dispatchEvent(new Event('beforeunload'));
  expect(isReloadDue()).toBe(false);
});
