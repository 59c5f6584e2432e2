/** Addresses that come from outside: whatever they say, the portal's own origin is not left. */
import { queryOf } from '@/request/address';
import { fillPath } from '@/request/path';
import { ssoLoginUrl, ssoLogoutUrl } from '@/session/actions/sso';
import { canonicalPath } from '@/utils/canonicalPath';
import { pathFromHash } from '@/utils/hashEntry';
import { onThisPage } from '@/utils/onThisPage';
import { oneSlashPath } from '@/utils/ownPath';
import { portalPathOf } from '@/utils/portalLink';
import { withoutParameter } from '@/utils/query';
import { safeReturnPath } from '@/utils/returnPath';
import { withoutBase } from '@/utils/routerBase';
import { webAddress } from '@/utils/webAddress';
import { site } from '../../config/site';
import { anyText, fc, runs } from '../helpers/property';

const { origin } = window.location;
afterEach(() => {
  delete window.routerBase;
});

/** Pieces of which misleading addresses are made. */
const piece = fc.constantFrom(
  ...['/', '//', '\\', '.', '..', '/..', '/./', '%2e', '%2f', '%5c', '%', '@', ':', '?', '#', '&'],
  ...['\t', '\n', '\r', ' ', '\u0000', '\u00a0', '\ufeff', '\u2028', '。', '／'],
  ...['http:', 'https:', 'javascript:', 'data:', 'blob:', 'evil.example', 'localhost', 'home'],
  ...['relogin=true', 'relogin', 'keyword=招聘', '[::1]', 'user:pass@'],
);
const address = fc.oneof(
  fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
  fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`),
  fc.array(piece, { maxLength: 8 }).map((pieces) => `${origin}${pieces.join('')}`),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  anyText,
);

/** Where the browser goes for a path, as the history library hands it over. */
function staysHere(path: string): void {
  expect(path).toMatch(/^\/(?!\/|\\)/);
  expect(new URL(path, `${origin}/somewhere/else`).origin).toBe(origin);
}

test('a return path stays in the portal, carries no mark of an expiry, and is its own return path', () => {
  fc.assert(
    fc.property(address, (value) => {
      const path = safeReturnPath(value);
      if (path === undefined) return;
      staysHere(path);
      expect(new URL(path, origin).searchParams.has('relogin')).toBe(false);
      expect(safeReturnPath(path)).toBe(path);
    }),
    runs(2000),
  );
});

test('a path of the portal is taken as a return path as it is', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abcXYZ019-_~'), minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 4 }),
      word,
      word,
      (parts, name, value) => {
        const path = `/${parts.join('/')}?${name}=${value}#${value}`;
        fc.pre(name !== 'relogin');
        expect(safeReturnPath(path)).toBe(path);
        expect(safeReturnPath(origin + path)).toBe(path);
      },
    ),
  );
});

test('a hash is an entry to a path of the portal or an anchor, never a way out', () => {
  fc.assert(
    fc.property(address, (value) => {
      for (const hash of [`#${value}`, `#/${value}`, value]) {
        const path = pathFromHash(hash);
        if (path === undefined) continue;
        expect(hash.startsWith('#/')).toBe(true);
        staysHere(path);
      }
    }),
    runs(1000),
  );
});

test('a path begins with one slash, also behind the router base', () => {
  fc.assert(
    fc.property(address, fc.constantFrom(undefined, '/jobs', '/jobs/'), (value, base) => {
      window.routerBase = base;
      // As the browser gives it: `location.pathname`.
      const path = oneSlashPath(new URL(`${origin}/${value}`).pathname);
      staysHere(path);
      if (path.startsWith('/jobs/') && base) staysHere(path.slice('/jobs'.length));
      expect(oneSlashPath(path)).toBe(path);
      expect(withoutBase(path)).toMatch(/^\//);
    }),
    runs(1000),
  );
});

test('a target on this page stays on it', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), (text) => {
      for (const query of ['', `?${text}`]) {
        const here = new URL('//evil.example/', `${origin}/`).pathname;
        const there = new URL(onThisPage(query), origin + here);
        expect(there.origin + there.pathname).toBe(origin + here);
      }
    }),
  );
});

test('a link in a text is the router’s only within the portal', () => {
  fc.assert(
    fc.property(address, fc.constantFrom(undefined, '/jobs/'), (href, base) => {
      window.routerBase = base;
      const link = document.createElement('a');
      link.setAttribute('href', href);
      const path = portalPathOf(link);
      if (path === undefined) return;
      expect(link.origin).toBe(origin);
      expect(path).toMatch(/^\//);
      expect(path).not.toMatch(/^\/(?:pt|apps)\//);
    }),
    runs(1000),
  );
});

test('single sign-on goes to the named address or to the specification’s own, with a way back to the portal', () => {
  fc.assert(
    fc.property(address, address, (redirect, named) => {
      for (const [made, own] of [
        [ssoLoginUrl(redirect, named), site.sso.login],
        [ssoLogoutUrl(named), site.sso.logout],
      ] as const) {
        const url = new URL(made, origin);
        expect(url.protocol).toMatch(/^https?:$/);
        const isNamed = webAddress(named) !== undefined && made.startsWith(named);
        if (!isNamed) expect(url.origin).toBe(origin);
        if (!isNamed && !named.startsWith('/')) expect(url.pathname).toBe(own);
      }
      const service = new URL(ssoLoginUrl(redirect), origin).searchParams.get('service') ?? '';
      expect(new URL(service).origin).toBe(origin);
      const back = new URL(service).searchParams.get('redirect');
      if (back !== null) staysHere(back);
    }),
    runs(300),
  );
});

test('a web address is http or https with a host', () => {
  fc.assert(
    fc.property(address, (text) => {
      const found = webAddress(text);
      if (found === undefined) return;
      expect(found).toBe(text);
      expect(new URL(found).protocol).toMatch(/^https?:$/);
      expect(new URL(found).hostname).not.toBe('');
    }),
  );
});

test('a value fills one segment of a call’s path, whatever it holds', () => {
  fc.assert(
    fc.property(anyText, (value) => {
      const isUsable = !['', '.', '..'].includes(value) && value.isWellFormed();
      const fill = () => fillPath('/view/{id}/end', { id: value });
      if (!isUsable) return expect(fill).toThrow();
      const { pathname } = new URL(fill(), origin);
      expect(pathname.split('/')).toHaveLength(4);
      expect(decodeURIComponent(pathname.split('/')[2] ?? '')).toBe(value);
    }),
  );
});

test('a query goes there and back', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.array(fc.string({ unit: 'grapheme' }))), (values) => {
      const read = new URLSearchParams(queryOf(values));
      for (const [name, texts] of Object.entries(values)) expect(read.getAll(name)).toEqual(texts);
    }),
  );
});

test('a parameter is taken out in every spelling, and the others stay as they are', () => {
  const pair = fc
    .tuple(fc.constantFrom('a', 'relogin', '%72elogin', 'arelogin', 'rel+ogin'), fc.string())
    .map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`);
  fc.assert(
    fc.property(fc.array(pair), (pairs) => {
      const left = withoutParameter(`?${pairs.join('&')}`, 'relogin');
      const kept = pairs.filter((one) => !/^(?:r|%72)elogin=/.test(one));
      expect(left).toBe(kept.length > 0 ? `?${kept.join('&')}` : '');
    }),
  );
});

test('the site map’s writing of a path has its values and one slash between', () => {
  const segment = fc.string({ unit: fc.constantFrom(...'aB1-%'), minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(segment, segment, fc.constantFrom('/', '//'), (id, src, slash) => {
      const path = canonicalPath('/notice/:id/:src', `/NOTICE${slash}${id}/${src}${slash}`);
      expect(path).toBe(`/notice/${id}/${src}`);
    }),
  );
});
