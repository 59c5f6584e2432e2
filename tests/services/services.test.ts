import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { download, get, post, upload } from '@/services/call';
import { operations } from '../contract/document';

const mockRequest = jest.fn<Promise<unknown>, [url: string, config: Record<string, unknown>]>();
jest.mock('@umijs/max', () => ({
  request: (url: string, config: Record<string, unknown>) => mockRequest(url, config),
}));

/** What is no function of a call; what each sends is checked against the contract in every page test (renderRoute). */
const shared =
  /^(?:answerShape|call|callTypes|names|personShapes|publicFileUrl|schema\.d|shapes|types)\.ts$/;
const folder = join(__dirname, '../../src/services');
const services: Record<string, Record<string, unknown>> = Object.fromEntries(
  readdirSync(folder)
    .filter((name) => !shared.test(name))
    .map((name) => [name.replace('.ts', ''), require(join(folder, name))]),
);

beforeEach(() => {
  mockRequest.mockReset();
  mockRequest.mockResolvedValue({ success: true, data: { marker: 'the data' } });
});

it.each(operations)(
  '$operationId stands in the file of its tag and calls its path',
  (operation) => {
    const { operationId, raw, path } = operation;
    expect(String(services[String(raw.tags)]?.[operationId])).toContain(`"${path}"`);
  },
);

it('there is no function without a call', () => {
  const functions = Object.values(services).flatMap(Object.keys);
  expect(functions.sort()).toEqual(operations.map(({ operationId }) => operationId).sort());
});

const file = new File(['x'], '证件照.png', { type: 'image/png' });
const calls = {
  get: (options?: object) => get('/portal/rest/notice/view', { query: { id: '1' } }, options),
  post: (options?: object) =>
    post('/usercenter/rest/collect/career', { body: { recruitmentId: '1' } }, options),
  upload: (options?: object) => upload('/w/file/upload', file, options),
};

it.each(Object.entries(calls))('%s hands on the options and answers the data', async (_, call) => {
  const options = { skipErrorHandler: true, cache: 5, signal: new AbortController().signal };
  expect(await call(options)).toEqual({ marker: 'the data' });
  expect(mockRequest.mock.calls[0]?.[1]).toMatchObject(options);
  const failure = new Error('refused');
  mockRequest.mockRejectedValueOnce(failure);
  await expect(call()).rejects.toBe(failure);
});

it('a file goes as form data', async () => {
  await calls.upload();
  const { data } = mockRequest.mock.calls[0]?.[1] ?? {};
  expect(data instanceof FormData && [...data.entries()]).toEqual([['file', file]]);
});

it('a file is answered whole', async () => {
  const blob = new Blob(['x']);
  mockRequest.mockResolvedValueOnce(blob);
  expect(await download('/portal/file/view/{fileId}', { path: { fileId: '1' } })).toBe(blob);
  expect(mockRequest.mock.calls[0]?.[1]).toMatchObject({ responseType: 'blob' });
});

it('the compiler refuses wrong calls', () => {
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
