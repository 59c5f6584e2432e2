import type { Kind } from './answers';

const nothing = 'Nothing: the portal relies on it.';
const parameter =
  'Rename the parameter in config/openapi.yaml, run `npm run contract generate`, mend src/services.';
const encryption =
  'The one place is src/session/actions/encryption.ts; say it in config/openapi.yaml too.';
const failure = 'Change Failure in config/openapi.yaml and src/request/answer.ts, which reads it.';

/** Of parameters, error forms (spec §8), tokens, captchas and encryption. */
export const ruleKinds = {
  'array-parameter': {
    what: 'A repeated parameter (a=1&a=2) is not read as a list',
    server: 'Read every value of a repeated parameter, not the first alone.',
    portal: 'How lists are written is one place: queryOf in src/request/path.ts.',
  },
  'filter-ignored': {
    what: 'A list holds entries that its filter excludes',
    server: 'Read the parameter as the contract names it.',
    portal: parameter,
  },
  'sort-ignored': {
    what: 'A list is not in the order asked for',
    server: 'Read `sort` from the query.',
    portal: parameter,
  },
  'keyword-unfound': {
    what: 'A keyword does not find the entry whose name it is',
    server: 'Read the query as UTF-8 (percent-encoded), then seek in the names.',
    portal: parameter,
  },
  'id-differs': {
    what: 'An answer is about another entry than was asked for',
    server: 'Answer the entry of the id.',
    portal: parameter,
  },
  'totals-disagree': {
    what: 'Two calls count the same entries differently',
    server: 'Count with the same filters in both.',
    portal: nothing,
  },
  'path-encoding': {
    what: 'A percent-encoded value in a path is not answered by an envelope',
    server: 'Decode values of the path as UTF-8; let the proxy pass an encoded slash.',
    portal: 'src/request/path.ts fills paths; ids of ASCII letters and digits never meet this.',
  },
  'wrong-input-accepted': {
    what: 'A wrong call is answered as a success',
    server: 'Refuse it with success false and a code.',
    portal: nothing,
  },
  'error-code-other': {
    what: 'A failure has another code than the contract names for it',
    server: 'Use the code of the contract: the portal acts by it.',
    portal: 'One line in `errorCodes` of config/wire.ts.',
  },
  'error-code-unknown': {
    what: 'A failure has a code that is not in the contract',
    server: 'Use a code of ErrorCode.',
    portal: 'Add the code to ErrorCode in config/openapi.yaml and generate.',
  },
  'error-code-missing': {
    what: 'A failure without errorCode',
    server: 'Send `errorCode`.',
    portal: 'Nothing: the portal then shows the message alone.',
  },
  'error-message-missing': {
    what: 'A failure without a message',
    server: 'Send `errorMessage` or `messages`, in words for people.',
    portal: 'Nothing: the portal shows its fallback text (spec §8).',
  },
  'error-message-renamed': {
    what: 'The message stands under another name',
    server: 'Name it `errorMessage`.',
    portal: 'Give its name in `envelope` of config/wire.ts.',
  },
  'error-no-envelope': {
    what: 'A failure without an envelope',
    server:
      'Send {"success":false,"errorCode":…,"errorMessage":…} with every status, also from filters and the proxy.',
    portal: 'Nothing: the portal shows the retry text.',
  },
  'field-errors-missing': {
    what: 'VALIDATION without naming the field',
    server: 'Send `fieldErrors`: [{field, message}], the field as a dotted path.',
    portal: failure,
  },
  'field-errors-shape': {
    what: '`fieldErrors` is of another shape',
    server: 'Send a list of {field, message}.',
    portal: failure,
  },
  'show-type': {
    what: '`showType` is no integer',
    server: 'Send a number: 0, 1, 2, 4 or 9 (spec §8).',
    portal: failure,
  },
  'messages-not-list': {
    what: '`messages` is no list of texts',
    server: 'Send a list of texts.',
    portal: failure,
  },
  'recovery-data': {
    what: 'A conflict does not bring the newer version in `data`',
    server: 'Send the present Resume (RESUME_CONFLICT) or page (wizard) in `data`.',
    portal: nothing,
  },
  'not-idempotent': {
    what: 'Doing the same twice does not answer the same',
    server: 'Answer the draft that is there; collecting twice is no error.',
    portal: nothing,
  },
  'version-not-grown': {
    what: 'The version is the same after a saving',
    server: 'Count the version up with every saving.',
    portal: nothing,
  },
  'write-not-seen': {
    what: 'A change that was confirmed is not in the next reading',
    server: 'Read what was written; look for a cache or a delayed replica.',
    portal: nothing,
  },
  'token-unusable': {
    what: 'The token cannot be carried by a header',
    server:
      'Send a header name as key; as value at most 8 000 characters of ASCII without spaces at its ends.',
    portal: nothing,
  },
  'token-domain': {
    what: 'The token is of another domain than asked for',
    server: 'Answer the token of the domain in the path.',
    portal: nothing,
  },
  'token-header-unusable': {
    what: 'The token header of an answer holds no usable value',
    server: 'Send a whole new value or leave the header out (spec §7).',
    portal: nothing,
  },
  'token-header-renamed': {
    what: 'An answer brings a token under another header than token.key names',
    server: 'Send the new value under the header that token.key names (spec §7).',
    portal: 'tokenPlace in src/request/headers.ts.',
  },
  'token-rotated-refused': {
    what: 'The token that an answer brought is refused by the next call',
    server: 'Take the new value from the moment the answer leaves (spec §4).',
    portal: 'src/session/state/token.ts decides which of two values is kept.',
  },
  'session-user-missing': {
    what: 'The start-up call of a signed-in person brings no user, or another one',
    server: 'Send `user` with the token of a signed-in person (spec §7).',
    portal: nothing,
  },
  'user-call-open': {
    what: 'A call of signed-in people is answered for a visitor',
    server: 'Ask for a signed-in user before anything else, and answer 401.',
    portal: 'Take x-needs-user off the call in config/openapi.yaml, if it is public.',
  },
  'token-after-logout': {
    what: 'A token is still that of the person after signing out',
    server: 'Forget the token at logout.',
    portal: nothing,
  },
  'captcha-reused': {
    what: 'A captcha is taken twice',
    server: 'Forget the captcha at its first use, right or wrong.',
    portal: nothing,
  },
  'captcha-ignored': {
    what: 'A wrong captcha is taken',
    server: 'Check captcha and `random` before name and password; or say captchaRequired false.',
    portal: nothing,
  },
  'aes-key': {
    what: 'The key of the encryption is unusable',
    server: 'Send 1 to 16 ASCII characters (longer ones are cut to 16, spec §7).',
    portal: encryption,
  },
  'aes-payload': {
    what: 'A rightly encrypted payload is not understood',
    server: 'Decrypt AES-128-ECB with PKCS#7, base64, UTF-8 JSON.',
    portal: encryption,
  },
  'aes-padding': {
    what: 'A payload under a key of another length than 16 is not understood',
    server: 'Pad the key with the character 0 to 16, or cut it to 16 (spec §7).',
    portal: encryption,
  },
  'aes-plain-accepted': {
    what: 'A payload that is not encrypted is taken',
    server: 'Refuse it: a password must not travel in plain text.',
    portal: nothing,
  },
  'sso-address': {
    what: 'An address of single sign-on is neither a path nor a web address',
    server: 'Send a path such as /apps/sso/login, or a full https address.',
    portal: nothing,
  },
} as const satisfies Record<string, Kind>;
