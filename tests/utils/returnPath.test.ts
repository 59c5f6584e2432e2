import { safeReturnPath } from '@/utils/returnPath';

const host = window.location.host;
const origin = window.location.origin;

describe('stays inside the portal', () => {
  it.each([
    ['/home', '/home'],
    ['/', '/'],
    [
      '/searchPosition/all?keyword=%E6%8B%9B&sort=newest#list',
      '/searchPosition/all?keyword=%E6%8B%9B&sort=newest#list',
    ],
    ['/searchPosition/all?keyword=招 聘', '/searchPosition/all?keyword=%E6%8B%9B%20%E8%81%98'],
    ['/recruitmentview/1/list/%2Fhome', '/recruitmentview/1/list/%2Fhome'],
    ['/notice?next=https://evil.example', '/notice?next=https://evil.example'],
    ['/notice?q=C:\\temp', '/notice?q=C:\\temp'],
    ['/a/../home', '/home'],
    ['home', '/home'],
    ['?page=2', '/?page=2'],
    [`${origin}/user?x=1`, '/user?x=1'],
    ['/user?relogin=true', '/user'],
    ['/user?relogin=true&a=1', '/user?a=1'],
    ['/user?a=1&relogin=true', '/user?a=1'],
    ['/user?a=1&relogin=true&b=2#h', '/user?a=1&b=2#h'],
    ['/user?relogin=true&relogin=true', '/user'],
    ['/user?relogin=1&relogin=2&a=1', '/user?a=1'],
    ['/user?%72elogin=true&a=1', '/user?a=1'],
    ['/user?arelogin=true', '/user?arelogin=true'],
    ['/user?a=relogin', '/user?a=relogin'],
    ['/a/%2e%2e/%2e%2e/home', '/home'],
    ['/home#//evil.example', '/home#//evil.example'],
    [
      `${origin}/notice#/recruitmentview/1/list?headStyle=false`,
      '/recruitmentview/1/list?headStyle=false',
    ],
    ['/#/notice#/user?relogin=true', '/user'],
    ['%2FsearchPosition%2Fall%3Fkeyword%3Dx', '/searchPosition/all?keyword=x'],
  ])('%s', (value, path) => {
    expect(safeReturnPath(value)).toBe(path);
  });
});

/** Redirects that have led to other sites in real attacks. */
const hostile = [
  '//evil.example',
  '%2F%2Fevil.example',
  '%2f%5Cevil.example',
  '%2F%09%2Fevil.example',
  '///evil.example',
  '////evil.example',
  '//evil.example/%2f..',
  `//evil.example@${host}`,
  `//${host}@evil.example`,
  '//user:pass@evil.example/',
  '/\\evil.example',
  '/\\/evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '\\/\\/evil.example',
  '/\\\\evil.example',
  '/home\\..\\..\\evil',
  '/./\\evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/../..//evil.example',
  '/a/..//evil.example',
  '/a/../../..//evil.example',
  '/%2e//evil.example',
  '/%2e%2e//evil.example',
  './/evil.example',
  '../..//evil.example',
  './/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  '\n//evil.example',
  '\u0000//evil.example',
  '\u0001//evil.example',
  '\u001f//evil.example',
  '/\u0000/evil.example',
  '/home\u0000',
  '/home\r\nSet-Cookie: a=b',
  '/home\u007f',
  ' //evil.example',
  '   ///evil.example',
  'https://evil.example',
  'HTTPS://EVIL.EXAMPLE',
  'https:evil.example',
  'https:/evil.example',
  'https:\\\\evil.example',
  'https:///evil.example',
  'http://evil.example',
  `http://${host}.evil.example/`,
  `http://evil.example/${host}`,
  `http://evil.example#${host}`,
  `http://evil.example?${host}`,
  `http://${host}@evil.example/`,
  `http://user@${host}/home`,
  `http://user:pass@${host}/home`,
  `https://${host}/home`,
  `http://${host}:8443/home`,
  `http://${host}//evil.example`,
  `ftp://${host}/home`,
  `ws://${host}/home`,
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  `javascript://${host}/%0aalert(1)`,
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  `blob:${origin}/5b1e`,
  `filesystem:${origin}/temporary/x.html`,
  'about:blank',
  `view-source:${origin}`,
  'file:///etc/passwd',
  'mailto:a@evil.example',
  'tel:123',
  'intent://evil.example#Intent;scheme=https;end',
  'http://[::1]/home',
  'http://127.0.0.1.evil.example/home',
  'http://evil。example/home',
  '//evil%E3%80%82example',
  '/／evil.example/..//evil.example',
  'http://%65vil.example/',
  'http://[',
  `//evil.example:80@${host}/`,
  '/%09/..//evil.example',
  '/home/..//..//evil.example',
  'x://evil.example',
  `jar:${origin}/home!/x`,
  'http://',
  '//',
  '///',
  '',
  `/${'a'.repeat(2048)}`,
];

describe('does not leave it', () => {
  it.each(hostile.map((value) => [JSON.stringify(value).slice(0, 60), value]))(
    '%s',
    (_shown, value) => {
      expect(safeReturnPath(value)).toBeUndefined();
    },
  );

  it.each([null, undefined])('%s', (value) => {
    expect(safeReturnPath(value)).toBeUndefined();
  });
});

it('whatever it lets through, the history library keeps on this origin', () => {
  for (const value of [
    ...hostile,
    '/%5Cevil.example',
    '/%2F/evil.example',
    '/%252f/evil',
    '/;//evil.example',
    '/:80',
    '\u00a0//evil.example',
    '\ufeff//evil.example',
    '\u2028//evil.example',
  ]) {
    const path = safeReturnPath(value);
    if (path !== undefined) {
      expect(path).toMatch(/^\/(?!\/)/);
      expect(new URL(path, origin).origin).toBe(origin);
    }
  }
});
