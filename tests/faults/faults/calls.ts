import type { APIResponse, Page, Route } from '@playwright/test';
import type { Operation } from '../../../tools/contract-check/check/document';
import { dataSchemaOf, operationNamed, operationOf } from '../contract';
import type { Fault, Notice } from '../fault';
import type { RecordedCall } from '../recorded';
import { type Change, changed, nulledAt, pathsOf } from '../spoil';
import type { Stage } from '../stage';

export const allCalls = '**/pt/**';

type Answer = (route: Route, operation: Operation, stage: Stage) => Promise<void>;

/** What the server itself answers. */
async function fetched(route: Route, stage: Stage): Promise<APIResponse> {
  const response = await route.fetch();
  if (route.request().method() === 'POST') stage.judge(route.request(), await response.text());
  return response;
}

/** Answers one call otherwise, each time that it is sent, until the fault is mended. */
async function answerOtherwise(stage: Stage, id: string, answer: Answer): Promise<void> {
  const { page } = stage;
  const handler = async (route: Route) => {
    const request = route.request();
    const operation = operationOf(request.method(), request.url());
    if (operation?.id !== id) {
      await route.fallback();
      return;
    }
    stage.hits += 1;
    await answer(route, operation, stage);
  };
  await page.route(allCalls, handler);
  stage.mend = () => page.unroute(allCalls, handler);
}

/** A fault at each call of the journey that `fits`. */
function atEachCall(
  name: string,
  notice: Notice,
  answer: Answer,
  fits: (call: RecordedCall) => boolean = () => true,
): Fault {
  return {
    name,
    notice,
    places: (_, { calls }) => calls.filter(fits).map(({ id }) => id),
    install: (stage, id) => answerOtherwise(stage, id, answer),
  };
}

const json = 'application/json; charset=utf-8';

/** The server refuses with a failing envelope, and has done nothing. */
function refused(
  status: number,
  errorCode: string,
  errorMessage: string,
  headers: Record<string, string> = {},
): Fault {
  const body = JSON.stringify({ success: false, errorCode, errorMessage });
  return atEachCall(`${status}`, 'failure', (route) =>
    route.fulfill({ status, headers: { 'content-type': json, ...headers }, body }),
  );
}

const gatewayPage = '<!doctype html><title>Bad gateway</title><h1>502 Bad Gateway</h1>';

function gateway(status: number, headers: Record<string, string> = {}): Fault {
  return atEachCall(`${status} page`, 'failure', (route) =>
    route.fulfill({
      status,
      headers: { 'content-type': 'text/html', ...headers },
      body: gatewayPage,
    }),
  );
}

/** The server has done what was asked, and its answer arrives as another body. */
function otherBody(
  name: string,
  bodyOf: (body: Buffer) => { body: Buffer | string; contentType?: string },
  fits?: (call: RecordedCall) => boolean,
): Fault {
  return atEachCall(
    name,
    'failure',
    async (route, _, stage) => {
      const response = await fetched(route, stage);
      const { body, contentType } = bodyOf(await response.body());
      const { 'content-type': own, ...headers } = response.headers();
      await route.fulfill({
        status: 200,
        headers: { ...headers, 'content-type': contentType ?? own ?? json },
        body,
      });
    },
    fits,
  );
}

const isEnvelope = ({ id }: RecordedCall) => dataSchemaOf(operationNamed(id)) !== undefined;

/** The answer with its data changed by the contract's own schema, after the server has done what was asked. */
const withData =
  (change: Change): Answer =>
  async (route, { id }, stage) => {
    const response = await fetched(route, stage);
    const body = await response.json();
    await route.fulfill({ response, json: { ...body, data: dataOf(id, body.data, change) } });
  };

function dataOf(id: string, data: unknown, change: Change): unknown {
  const schema = dataSchemaOf(operationNamed(id));
  return schema ? changed(data, schema, change) : data;
}

/** A change of data, at each call whose data it changes. */
export function otherData(name: string, change: Change): Fault {
  return atEachCall(
    name,
    'odd',
    withData(change),
    ({ id, data }) => JSON.stringify(dataOf(id, data, change)) !== JSON.stringify(data),
  );
}

/** Null for one field after the other; the place is `call field`. */
export const nullInTurn: Fault = {
  name: 'null in turn',
  notice: 'odd',
  places: (_, { calls }) =>
    calls.flatMap(({ id, data }) => {
      const schema = dataSchemaOf(operationNamed(id));
      return schema ? pathsOf(data, schema).map((path) => `${id} ${path}`) : [];
    }),
  install: (stage, place) => {
    const [id = '', path = ''] = place.split(' ');
    return answerOtherwise(stage, id, withData(nulledAt(path)));
  },
};

/** No answer: the server has not been reached, or its answer is lost. */
function noAnswer(name: string, isDone: boolean, reason: string): Fault {
  return atEachCall(name, 'failure', async (route, _, stage) => {
    if (isDone) await fetched(route, stage);
    await route.abort(reason);
  });
}

/** The answer comes after those of all calls that were sent after it. */
function lastOfAll(): Fault {
  const waitForOthers = (page: Page) =>
    page.waitForResponse((response) => response.url().includes('/pt/'), { timeout: 700 });
  return {
    ...atEachCall('answered last', 'none', async (route, _, stage) => {
      const response = await fetched(route, stage);
      const page = route.request().frame().page();
      // No other answer comes where this call is the only one.
      await waitForOthers(page).catch(() => undefined);
      await route.fulfill({ response });
    }),
  };
}

/** The server gets the call twice, as from a proxy that repeats it, and the second answer arrives. */
const repeated = atEachCall(
  'read twice',
  'none',
  async (route) => {
    await route.fetch();
    await route.fulfill({ response: await route.fetch() });
  },
  ({ isWrite, id }) => !isWrite && dataSchemaOf(operationNamed(id)) !== undefined,
);

export const refusals: Fault[] = [
  refused(401, 'UNAUTHORISED', '未登录或无权访问'),
  refused(412, 'LOGIN_EXPIRED', '登录超时，请重新登录！'),
  refused(403, 'FORBIDDEN', '没有权限进行此操作'),
  refused(404, 'NOT_FOUND', '没有找到请求的内容'),
  refused(409, 'NOT_ALLOWED', '内容已经变化，请刷新后再试'),
  refused(429, 'SERVER_BUSY', '操作过于频繁，请稍后再试', { 'retry-after': '120' }),
  refused(500, 'SERVER_ERROR', '服务器内部错误，请稍后再试'),
  gateway(502),
  gateway(503, { 'retry-after': '120' }),
];

export const brokenBodies: Fault[] = [
  otherBody('empty body', () => ({ body: '' })),
  otherBody('truncated JSON', (body) => ({ body: body.subarray(0, body.length / 2) }), isEnvelope),
  otherBody('another media type', () => ({ body: '<ok/>', contentType: 'text/xml' })),
];

export const lostAnswers: Fault[] = [
  noAnswer('not reached', false, 'connectionfailed'),
  noAnswer('answer lost', true, 'connectionreset'),
  noAnswer('no answer in time', false, 'timedout'),
  lastOfAll(),
  repeated,
];
