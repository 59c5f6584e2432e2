import { randomInt } from 'node:crypto';
import { type Accounts, password, userOf } from './accounts';
import { type Ask, accountOf, type Handler } from './ask';
import { Refusal } from './refusal';
import type { Session, Sessions } from './sessions';

/** Shorter than 16 characters: the caller has to pad it. */
const keys: Record<string, string> = { portal: 'spruce-2026', censor: 'spruce-censor-key-2026' };

/** The key of a domain's payloads at full length: padded with 0 or cut. */
export function fullKey(domain: string): string {
  return (keys[domain] ?? '').slice(0, 16).padEnd(16, '0');
}

const letters = 'ACDEFHKMNPRTXY34679';

/** Signing in and out, tokens and captcha pictures. */
export function createPassport(accounts: Accounts, sessions: Sessions, tokenKey: string) {
  const puzzles = new Map<string, string>();

  /** Its value follows with the answer, whose header brings the same. */
  const token = ({ domain }: Session) => ({ key: tokenKey, value: '', domain });

  function tokenAndUser({ session, account, path }: Ask) {
    if (session.domain !== path.domain) {
      throw new Refusal('UNAUTHORISED', '令牌不属于这个域', { status: 401 });
    }
    return { token: token(session), ...(account && { user: userOf(account) }) };
  }

  const login: Handler = (ask) => {
    const { body, session, path } = ask;
    const { loginName, password: given, captcha, random } = body.payload as Record<string, unknown>;
    const wanted = puzzles.get(String(random));
    puzzles.delete(String(random));
    if (wanted === undefined || wanted !== captcha) {
      throw new Refusal('CAPTCHA_WRONG', '图中字符不正确，请按新图重新输入');
    }
    const account = accounts.of(String(loginName));
    if (!account || given !== password || path.domain !== 'portal') {
      throw new Refusal('LOGIN_FAILED', '登录名或密码不正确');
    }
    sessions.end(session);
    ask.session = sessions.begin('portal', account.loginName);
    return { token: token(ask.session), user: userOf(account) };
  };

  const calls: Record<string, Handler> = {
    getAccessToken: tokenAndUser,
    getTokenAndUser: tokenAndUser,
    getLoginDomain: ({ path }) => ({
      domain: path.domain,
      name: '应聘者',
      captchaRequired: true,
      ssoEnabled: false,
    }),
    submitLogin: login,
    submitLogout: ({ session }) => {
      sessions.end(session);
      return null;
    },
    getPassportHeader: (ask) => ({ displayName: accountOf(ask).name, unread: 0 }),
    getRegistRules: ({ path }) => ({
      key: keys[path.domain ?? ''],
      loginNameRule: { pattern: '^\\w{4,}$', message: '至少四个字符' },
      passwordRule: { pattern: '^.{8,}$', message: '至少八个字符' },
      mobileRule: { pattern: '^1\\d{10}$', message: '请输入手机号' },
      agreementId: 'terms-of-use',
    }),
  };

  /** A picture with the characters as text, so that whoever looks at it can read them. */
  function picture(random: string): string {
    const text = Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
    puzzles.set(random, text);
    return `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><text x="12" y="28" font-size="24">${text}</text></svg>`;
  }

  return { calls, picture };
}
