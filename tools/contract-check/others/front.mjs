/**
 * The built portal with its calls sent elsewhere: to Prism, or through express-openapi-validator to the preview server.
 * `node front.mjs --port 8191 --to URL --rest URL [--dynamic | --validate]`; what differed is at /__violations.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import express from 'express';
import { middleware } from 'express-openapi-validator';

const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    to: { type: 'string' },
    rest: { type: 'string' },
    dynamic: { type: 'boolean' },
    validate: { type: 'boolean' },
  },
});

/** Prism makes up a failure as often as a success; a screen needs the latter. */
const mostTries = 30;

const app = express();
const violations = [];
let checked = 0;

app.get('/__violations', (_request, response) => response.json({ checked, violations }));
app.use(express.raw({ type: () => true, limit: '20mb' }));

/** An answer of the server behind, its body as bytes. */
async function ask(address, request, more = {}) {
  const {
    host,
    connection,
    'content-length': _,
    'accept-encoding': __,
    ...headers
  } = request.headers;
  const answer = await fetch(address, {
    method: request.method,
    headers: { ...headers, ...more },
    body: Buffer.isBuffer(request.sent) && request.sent.length > 0 ? request.sent : undefined,
    redirect: 'manual',
  });
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}

function send(response, { answer, bytes }) {
  response.status(answer.status);
  for (const [name, value] of answer.headers) {
    if (
      !/^(content-length|content-encoding|transfer-encoding|connection|keep-alive|set-cookie)$/.test(
        name,
      )
    )
      response.setHeader(name, value);
  }
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) response.setHeader('set-cookie', cookies);
  const isJson = answer.headers.get('content-type')?.includes('json');
  // `json` is where the validator looks at an answer.
  if (values.validate && isJson) response.json(JSON.parse(bytes.toString('utf8')));
  else response.end(bytes);
}

const isSuccess = ({ answer, bytes }) =>
  !answer.headers.get('content-type')?.includes('json') ||
  JSON.parse(bytes.toString('utf8')).success === true;

/** Prism's answer, which it has without the prefix; the token is sent under the name of the document, whatever name Prism has made up for it. */
async function askPrism(request) {
  const headers = { 'x-access-token': 'b1f0c2', ...(values.dynamic && { prefer: 'dynamic=true' }) };
  for (let left = mostTries; left > 1; left -= 1) {
    const found = await ask(values.to + request.url, request, headers);
    if (isSuccess(found) || !values.dynamic) return found;
  }
  return ask(values.to + request.url, request, headers);
}

/** The fields of a form; a file counts as its name. */
async function fieldsOf(bytes, type) {
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  return Object.fromEntries(
    [...form].map(([name, one]) => [name, typeof one === 'string' ? one : one.name]),
  );
}

app.use(async (request, _response, next) => {
  const type = request.headers['content-type'] ?? '';
  request.sent = request.body;
  if (type.includes('json')) request.body = JSON.parse(request.sent.toString('utf8'));
  if (type.includes('multipart')) request.body = await fieldsOf(request.sent, type);
  next();
});

if (values.validate) {
  app.use(
    middleware({
      apiSpec: fileURLToPath(new URL('../../../config/openapi.yaml', import.meta.url)),
      ignorePaths: (path) => !path.startsWith('/pt/'),
      validateApiSpec: true,
      validateRequests: { allowUnknownQueryParameters: false },
      // Visitors' calls are to meet the server's own 401.
      validateSecurity: false,
      // Forms have been read above.
      fileUploader: false,
      validateResponses: {
        onError: (error, _body, { method, originalUrl }) => {
          violations.push({
            at: `answer to ${method} ${originalUrl}`,
            errors: error.errors ?? error.message,
          });
        },
      },
    }),
  );
}

app.use('/pt', async (request, response) => {
  checked += 1;
  send(
    response,
    values.validate ? await ask(values.to + request.originalUrl, request) : await askPrism(request),
  );
});
app.use(async (request, response) =>
  send(response, await ask(values.rest + request.originalUrl, request)),
);

app.use((error, { method, originalUrl }, response, _next) => {
  violations.push({ at: `${method} ${originalUrl}`, errors: error.errors ?? String(error) });
  response.status(error.status ?? 500).json({ success: false, errorMessage: error.message });
});

app.listen(Number(values.port), '127.0.0.1');
