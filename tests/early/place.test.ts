/** What operations have set stands in the page (docs/operations.md): the page's script and the portal read it there. */
import { builtInValues, pageValuesId } from '../../config/siteValues';
import { freshStart, startServer } from '../request/server';
import { runPage } from './runPage';

startServer();
const fetched: string[] = [];

function pageSays(values?: object): void {
  document.getElementById(pageValuesId)?.remove();
  if (!values) return;
  const element = document.createElement('script');
  element.id = pageValuesId;
  element.type = 'application/json';
  element.textContent = JSON.stringify(values);
  document.head.append(element);
}

beforeEach(async () => {
  await freshStart();
  fetched.length = 0;
  window.fetch = ((address: string) => {
    fetched.push(address);
    return Promise.reject(new TypeError('Failed to fetch'));
  }) as typeof fetch;
});
afterEach(() => {
  pageSays();
  document.querySelectorAll('head script').forEach((script) => {
    script.remove();
  });
  delete window.routerBase;
  delete window.publicPath;
});

const texts = () => document.querySelector<HTMLScriptElement>('head script[src]')?.src;

it('begins under the path and the server root of the place', async () => {
  pageSays({ base: '/jobs/', serverRoot: 'https://api.example.cn' });
  await runPage('/jobs/notice');
  expect(window.routerBase).toBe('/jobs/');
  expect(window.publicPath).toBe('/jobs/');
  expect(texts()).toContain('/jobs/');
  expect(fetched).toEqual(['https://api.example.cn/pt/accesstoken/user/portal']);
});

it('leaves a router base that the page has defined', async () => {
  window.routerBase = '/own/';
  pageSays({ base: '/jobs/' });
  await runPage('/jobs/notice');
  expect(window.routerBase).toBe('/own/');
});

it('begins at the root where the page says nothing', async () => {
  pageSays({});
  await runPage('/notice');
  expect(window.routerBase).toBeUndefined();
  expect(fetched).toEqual(['/pt/accesstoken/user/portal']);
});

it('puts the values of the place before the built-in ones', () => {
  pageSays({ phone: '010-1', base: '/jobs/' });
  jest.isolateModules(() => {
    const { siteValues } = require('@/utils/siteValues');
    expect(siteValues).toEqual({ ...builtInValues, phone: '010-1' });
  });
});
