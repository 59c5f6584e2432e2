import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as account from '@/services/account';
import { get, post } from '@/services/call';
import * as captcha from '@/services/captcha';
import * as collection from '@/services/collection';
import * as content from '@/services/content';
import * as delivery from '@/services/delivery';
import * as file from '@/services/file';
import { publicFileUrl } from '@/services/publicFileUrl';
import * as recruitment from '@/services/recruitment';
import * as registration from '@/services/registration';
import * as resume from '@/services/resume';
import * as session from '@/services/session';
import * as terms from '@/services/terms';
import * as user from '@/services/user';
import * as wizard from '@/services/wizard';
import { errorsOf, errorsOfBody, operations } from '../contract/document';
import { candidateCalls } from './candidateCalls';
import { publicCalls } from './publicCalls';

interface SentConfig {
  method?: string;
  pathParams?: Record<string, string>;
  params?: Record<string, unknown>;
  data?: unknown;
  responseType?: string;
}
const mockRequest = jest.fn<Promise<unknown>, [url: string, config: SentConfig]>();
jest.mock('@umijs/max', () => ({
  request: (url: string, config: SentConfig) => mockRequest(url, config),
}));

const calls = { ...publicCalls, ...candidateCalls };
const services: Record<string, object> = {
  account,
  captcha,
  collection,
  content,
  delivery,
  file,
  recruitment,
  registration,
  resume,
  session,
  terms,
  user,
  wizard,
};
const files = new Set(['getCaptcha', 'viewFile']);

beforeEach(() => {
  mockRequest.mockReset();
  mockRequest.mockResolvedValue({ success: true, data: { marker: 'the data' } });
});

/** The one call that was made: url and options. */
function onlyCall() {
  expect(mockRequest).toHaveBeenCalledTimes(1);
  const [url, config] = mockRequest.mock.calls[0] ?? ['', {}];
  return { url, config };
}

describe('the table of calls', () => {
  it('has every call of the contract', () => {
    const wanted = operations.map(({ operationId }) => operationId);
    expect(Object.keys(calls).sort()).toEqual(wanted.sort());
  });

  it('has a service function of that name for every call, and no function without a call', () => {
    const functions = Object.values(services).flatMap((group) => Object.keys(group));
    expect(functions.sort()).toEqual(operations.map(({ operationId }) => operationId).sort());
  });

  it('reads every file of services', () => {
    const shared = [
      'answerShape.ts',
      'call.ts',
      'callTypes.ts',
      'personShapes.ts',
      'publicFileUrl.ts',
      'schema.d.ts',
      'shapes.ts',
      'types.ts',
    ];
    const found = readdirSync(join(__dirname, '../../src/services'));
    expect(found.filter((name) => !shared.includes(name)).sort()).toEqual(
      Object.keys(services)
        .map((name) => `${name}.ts`)
        .sort(),
    );
  });

  it('each call has the file of its tag', () => {
    for (const { operationId, raw } of operations) {
      const group = Object.entries(services).find(([, functions]) => operationId in functions)?.[0];
      expect({ operationId, tags: raw.tags }).toEqual({ operationId, tags: [group] });
    }
  });
});

describe.each(operations.map((operation) => [operation.operationId, operation] as const))(
  '%s',
  (operationId, operation) => {
    const row = calls[operationId];
    if (!row) throw new Error(`tests/services/calls.ts lacks ${operationId}`);
    const [call, wanted] = row;
    const options = {
      skipErrorHandler: true,
      cache: 5,
      timeout: 1,
      signal: new AbortController().signal,
    };

    it('sends what the contract asks for', async () => {
      await call({});
      const { url, config } = onlyCall();
      expect(url).toBe(operation.path);
      expect(config.method).toBe(operation.method);
      expect(config.pathParams).toEqual(wanted.path);
      expect(config.params).toEqual(wanted.query);
      if (wanted.file) {
        if (!(config.data instanceof FormData)) throw new Error('a file is sent as form data');
        expect([...config.data.entries()]).toEqual([['file', wanted.file]]);
      } else {
        expect(config.data).toEqual(wanted.body);
        expect(errorsOfBody(operation, config.data)).toEqual([]);
      }
    });

    it('sends parameters that the contract declares', async () => {
      await call({});
      const { config } = onlyCall();
      const given = { path: config.pathParams ?? {}, query: config.params ?? {} };
      const declared = new Set(operation.parameters.map(({ name }) => name));
      for (const name of Object.keys({ ...given.path, ...given.query })) {
        expect([...declared]).toContain(name);
      }
      for (const parameter of operation.parameters) {
        const value = given[parameter.in][parameter.name];
        if (value === undefined) expect(parameter.required).not.toBe(true);
        else expect(errorsOf(parameter.schema, value)).toEqual([]);
      }
    });

    it('hands on the options and answers the data', async () => {
      const answer = await call(options);
      const { config } = onlyCall();
      expect(config).toMatchObject(options);
      expect(config.responseType).toBe(files.has(operationId) ? 'blob' : undefined);
      expect(answer).toEqual(
        files.has(operationId)
          ? { success: true, data: { marker: 'the data' } }
          : { marker: 'the data' },
      );
    });

    it('rejects as the request did', async () => {
      const failure = new Error('refused');
      mockRequest.mockRejectedValueOnce(failure);
      await expect(call({})).rejects.toBe(failure);
    });
  },
);

describe('a public picture', () => {
  it('has an address for a plain img, its id encoded', () => {
    expect(publicFileUrl('banner/1')).toBe('/pt/portal/file/view/banner%2F1');
  });
});

describe('the compiler', () => {
  it('refuses wrong calls', () => {
    // Never called: each line must be a type error.
    const wrong = () => [
      // @ts-expect-error an unknown path
      get('/nowhere', {}),
      // @ts-expect-error a path that has only a POST
      get('/portal/rest/user/regist', {}),
      // @ts-expect-error the placeholder has no value
      get('/portal/rest/careerrecruitment/view/{recruitmentId}', {}),
      // @ts-expect-error a parameter that the call does not have
      get('/portal/rest/notice/view', { query: { id: 'n1', more: 1 } }),
      // @ts-expect-error a required parameter is missing
      get('/portal/rest/notice/view', {}),
      // @ts-expect-error a body of the wrong shape
      post('/usercenter/rest/collect/career', { body: { id: 'p1' } }),
      // @ts-expect-error the body is missing
      post('/usercenter/rest/collect/career', {}),
      // @ts-expect-error a file is downloaded, not read as JSON
      get('/portal/file/view/{fileId}', { path: { fileId: 'f1' } }),
    ];
    expect(wrong).toBeInstanceOf(Function);
  });
});
