import { loginBySso } from '@/session/actions/login';
import { logout } from '@/session/actions/logout';
import { ssoLoginUrl, ssoLogoutUrl } from '@/session/actions/sso';
import { gate } from '../helpers/gate';
import { type Answer, candidate, ok, startServer } from '../request/server';

const server = startServer();

const { origin } = window.location;

/** The address of a link, and the address to which single sign-on returns. */
function read(url: string) {
  const { searchParams, origin: host, pathname } = new URL(url, origin);
  return { host, pathname, service: new URL(searchParams.get('service') ?? '') };
}

describe('the single sign-on address', () => {
  test.each([
    [undefined, `${origin}/apps/sso/login`],
    ['', `${origin}/apps/sso/login`],
    ['/apps/sso/login', `${origin}/apps/sso/login`],
    ['https://id.example/login', 'https://id.example/login'],
    ['https://id.example/login?tenant=7', 'https://id.example/login'],
    ['javascript:alert(1)', `${origin}/apps/sso/login`],
    ['JaVaScRiPt:alert(1)', `${origin}/apps/sso/login`],
    ['data:text/html,x', `${origin}/apps/sso/login`],
    ['https://', `${origin}/apps/sso/login`],
    ['//evil.example/login', `${origin}/apps/sso/login`],
    ['/\\evil.example/login', `${origin}/apps/sso/login`],
    ['//evil.example', `${origin}/apps/sso/login`],
    ['/\\evil.example', `${origin}/apps/sso/login`],
    ['////%5cevil.example', `${origin}/apps/sso/login`],
    ['https:evil.example', `${origin}/apps/sso/login`],
    ['evil.example/login', `${origin}/apps/sso/login`],
  ])('the server says %s → %s', (named, expected) => {
    const { host, pathname } = read(ssoLoginUrl(undefined, named));
    expect(host + pathname).toBe(expected);
  });

  test('keeps a query of its own and brings the return path along', () => {
    const url = ssoLoginUrl('/user/deliveries?group=draft', 'https://id.example/login?tenant=7');
    expect(new URL(url).searchParams.get('tenant')).toBe('7');
    const { service } = read(url);
    expect(service.origin + service.pathname).toBe(`${origin}/censorlogin`);
    expect(service.searchParams.get('redirect')).toBe('/user/deliveries?group=draft');
  });

  test.each(['//evil.example', 'https://evil.example/', 'javascript:alert(1)', '/\\evil.example'])(
    'does not carry %s along as a return path',
    (redirect) => {
      expect(read(ssoLoginUrl(redirect)).service.searchParams.get('redirect')).toBeNull();
    },
  );

  test.each([
    [undefined, `${origin}/apps/sso/loginout`],
    ['/apps/other/out', `${origin}/apps/other/out`],
    ['https://id.example/out?tenant=7', 'https://id.example/out'],
    ['//evil.example/out', `${origin}/apps/sso/loginout`],
    ['/\\evil.example/out', `${origin}/apps/sso/loginout`],
    ['javascript:alert(1)', `${origin}/apps/sso/loginout`],
  ])('to sign out the server says %s → %s', (named, expected) => {
    const { host, pathname, service } = read(ssoLogoutUrl(named));
    expect(host + pathname).toBe(expected);
    expect(service.href).toBe(`${origin}/home`);
  });

  test.each([
    [undefined, '/talent/apps/sso/login'],
    ['/apps/sso/login?tenant=7', '/talent/apps/sso/login'],
    ['/talent/apps/sso/login', '/talent/apps/sso/login'],
    ['/cas/login', '/cas/login'],
    ['https://id.example/apps/sso/login', '/apps/sso/login'],
  ])('under a path, where the server says %s, it is %s', (named, expected) => {
    window.routerBase = '/talent/';
    const { pathname, service } = read(ssoLoginUrl(undefined, named));
    delete window.routerBase;
    expect(pathname).toBe(expected);
    expect(service.pathname).toBe('/talent/censorlogin');
  });
});

describe('signing out', () => {
  const token = { key: 'X-Auth-Token', value: 't', domain: 'portal' };

  test.each(['/sso/login/domain/portal', '/accesstoken/portal'])(
    'takes 5 s for the address at most: %s is not answered',
    async (path) => {
      server.at('/sso/login/user', ok({ token, user: candidate }));
      server.at('/accesstoken/portal', ok({ token }));
      await loginBySso('ST-1');
      const never = gate<Answer>();
      server.at(path, () => never.passed);
      jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
      const leave = jest.fn();
      const leaving = logout().then(leave);
      await jest.advanceTimersByTimeAsync(4900);
      expect(leave).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(200);
      jest.useRealTimers();
      expect(leave).toHaveBeenCalledWith({
        isServerAnnounced: true,
        leaveTo: expect.stringMatching(/^\/apps\/sso\/loginout\?service=/),
      });
      never.open(ok({ token }));
      await leaving;
    },
  );
});
