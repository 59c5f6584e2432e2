/** How to mend a difference: on the server, or in the portal where the server stays as it is. */
export interface Kind {
  what: string;
  server: string;
  portal: string;
}

const path = "Name the server's method and path in `calls` of config/wire.ts.";
const statusInRuntime = 'Which status means what is read in failureOf (src/request/failure.ts).';

/** Of the connection, the status, the media type and the envelope. */
export const answerKinds = {
  'no-answer': {
    what: 'The connection was closed without an answer',
    server: 'Answer every call; look for a crash or a proxy that cuts the connection.',
    portal: 'Nothing: the portal says that the network failed.',
  },
  timeout: {
    what: 'No answer within the time-out (60 s, spec §7)',
    server: 'Answer sooner.',
    portal: 'requestTimeoutMs in config/site.ts, after a decision: spec §9 says 60 000 ms.',
  },
  'path-unknown': {
    what: 'The server does not know the path (404 without an envelope)',
    server: 'Serve the path behind the prefix /pt; look at the forwarding of the proxy first.',
    portal: path,
  },
  'method-refused': {
    what: 'The path is there, its method is not (405)',
    server: 'Serve the method that the contract names.',
    portal: path,
  },
  redirected: {
    what: 'A redirect in place of an answer',
    server: 'Answer calls with X-Requested-With directly: 401 with an envelope, no login page.',
    portal: 'Nothing: a redirect to a page is no answer to a call.',
  },
  'status-not-200': {
    what: 'A success with another status than 200',
    server: 'Answer a success with 200.',
    portal: 'Name the status in `responses` of the call in config/openapi.yaml.',
  },
  'server-error': {
    what: 'A right call is answered with 5xx',
    server: 'Look into the log of the server at this time.',
    portal: 'Nothing: the portal shows the message of the answer.',
  },
  refused: {
    what: 'A right call is refused',
    server:
      'Take the parameters as the contract names them; the code and message say which one is not taken.',
    portal: 'Name parameters and body of the call in config/openapi.yaml as the server takes them.',
  },
  'token-refused': {
    what: 'A call with a token in force is answered with 401 or 412',
    server: 'Take the token under the header that token.key names, with X-Domain.',
    portal: "Names of headers: config/site.ts; the token's place: src/request/headers.ts.",
  },
  'unauthorised-status': {
    what: 'Without a signed-in user the call is refused with another status than 401',
    server: 'Answer 401 (spec §8): only this and 412 lead to the login.',
    portal: statusInRuntime,
  },
  'login-status': {
    what: 'A wrong name or password is answered with 401 or another status than 200',
    server: 'Answer LOGIN_FAILED with 200: 401 would be read as an expired session.',
    portal: statusInRuntime,
  },
  'media-not-json': {
    what: 'An envelope with another media type than application/json',
    server: 'Send Content-Type: application/json; charset=utf-8.',
    portal: 'Nothing: the portal reads the body, but a proxy may not.',
  },
  charset: {
    what: 'Text in another character set than UTF-8',
    server: 'Write UTF-8 and say so: Content-Type: application/json; charset=utf-8.',
    portal: 'Nothing: JSON is UTF-8 (RFC 8259).',
  },
  'media-not-image': {
    what: 'A picture without a media type image/*',
    server: 'Send the Content-Type of the picture.',
    portal: 'Nothing: a browser does not draw it otherwise.',
  },
  'file-type-differs': {
    what: 'A file comes with another media type than its entry names',
    server: 'Send the Content-Type that `type` of the UploadedFile says.',
    portal: 'Nothing: the browser shows or saves a file by its Content-Type.',
  },
  'file-bytes-differ': {
    what: 'An uploaded file comes back changed',
    server: 'Keep and send the bytes as they came.',
    portal: 'Nothing.',
  },
  'public-picture-refused': {
    what: 'A public picture is not shown without a token',
    server: 'Serve banners, logos and photos of units without a token: they are plain <img>.',
    portal: 'Draw such pictures by PrivatePicture, which sends the token.',
  },
  'body-is-page': {
    what: 'A page in place of JSON',
    server:
      'Answer calls below /pt with the envelope; look for a login page or a fallback to index.html.',
    portal: 'Nothing: the portal shows the retry text.',
  },
  'body-not-json': {
    what: 'The body is no JSON',
    server: 'Send the whole JSON text; look for a cut answer or a prefix before the brace.',
    portal: 'Nothing: the portal shows the retry text.',
  },
  'body-empty': {
    what: 'The body is empty',
    server: 'Send the envelope, also where there are no data: {"success":true,"data":null}.',
    portal: 'Nothing: without an envelope it is no success (spec §7).',
  },
  'envelope-missing': {
    what: 'JSON without `success`',
    server: 'Wrap the data: {"success":true,"data":…} (spec §7).',
    portal: 'src/request/answer.ts decides what a success is; spec §7 asks for `success === true`.',
  },
  'success-not-boolean': {
    what: '`success` is no boolean',
    server: 'Send true or false, not a text or number (spec §7).',
    portal: 'src/request/answer.ts decides what a success is; spec §7 asks for `success === true`.',
  },
  'data-missing': {
    what: 'A success without `data`',
    server:
      'Send `data`, null where the contract says null: do not leave out null fields of the envelope.',
    portal: 'Take `data` out of `required` of the call in config/openapi.yaml.',
  },
  'data-renamed': {
    what: 'The data stand under another name',
    server: 'Name them `data`.',
    portal: 'Give their name in `envelope` of config/wire.ts.',
  },
  'data-kind': {
    what: '`data` is of another kind (list, object, value, null)',
    server: 'Send what the contract names: a list is never wrapped, a page is never a bare list.',
    portal: 'Change the schema of `data` in config/openapi.yaml, then `npm run contract generate`.',
  },
  'envelope-unknown-field': {
    what: 'The envelope has a field that the contract does not know',
    server: 'Leave it out, or use the names of the contract (errorCode, errorMessage, messages).',
    portal: 'Add it to Failure or to the call in config/openapi.yaml.',
  },
} as const satisfies Record<string, Kind>;
