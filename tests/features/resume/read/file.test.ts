/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { htmlOfWord as mockHtml } from '@/features/resume/read/file/htmlOfWord';
import { readFile } from '@/features/resume/read/file/readFile';
import { startPdfWorker } from '@/utils/pdf/startPdfWorker';
import { bytesOf, compoundOf, packageOf } from '../../../helpers/attached';
import { paperPdf } from '../../../helpers/paperPdf';
import { paperWord, paragraph, row } from '../../../helpers/paperWord';
import { readPdfOnThread } from '../../../helpers/pdfOnThread';

// A page of tests has no workers: both readers are on the same thread.
jest.mock('@/features/resume/read/file/startWorkers', () => ({
  characterMaps: () => 'http://portal/cmaps/',
  startWordWorker: () => {
    const port = Object.assign(new EventTarget(), {
      postMessage: (data: ArrayBuffer) =>
        mockHtml(data)
          .catch(() => undefined)
          .then((html) => port.dispatchEvent(new MessageEvent('message', { data: html }))),
      terminate: () => undefined,
    });
    return { port, missing: Promise.race([]) };
  },
}));

jest.mock('@/utils/pdf/startPdfWorker', () => ({
  startPdfWorker: jest.fn(() => ({ port: undefined, missing: Promise.race([]) })),
}));

jest.mock('mammoth', () => jest.requireActual('mammoth/mammoth.browser.js'));

beforeAll(readPdfOnThread);

const read = (
  content: string | Uint8Array<ArrayBuffer>,
  name = 'cv',
  signal = new AbortController().signal,
) => {
  const pages: number[] = [];
  const bytes = typeof content === 'string' ? bytesOf(content) : content;
  const result = readFile(new File([bytes], name), { signal, onPage: (page) => pages.push(page) });
  return { result, pages };
};
const utf8 = (text: string) => Uint8Array.from(new TextEncoder().encode(text));

it('reads the lines of a PDF page by page', async () => {
  const { result, pages } = read(
    paperPdf([
      ['王思远', '电话  13800000001'],
      ['教育经历', '2016.09-2020.06  云杉理工大学'],
    ]),
  );
  expect(await result).toEqual({
    paper: [
      [['王思远'], ['电话', '13800000001'], ['教育经历'], ['2016.09-2020.06', '云杉理工大学']],
    ],
  });
  expect(pages).toEqual([1, 2]);
});

it('reads what a browser prints into a PDF as the characters it looks like', async () => {
  const { result } = read(
    paperPdf([
      ['\u2ee2\u2f29\u2f88 电话  13800000001', '\u2f2f作经历', '2020.07 \u2012 至今', '\u2f3e籍'],
    ]),
  );
  expect(await result).toEqual({
    paper: [[['马小舟 电话', '13800000001'], ['工作经历'], ['2020.07 – 至今'], ['户籍']]],
  });
});

it('reads a PDF whose Chinese font is not embedded, with the portal’s tables of characters', async () => {
  const asked: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const name = String(address).replace('http://portal/cmaps/', '');
    asked.push(name);
    return new Response(readFileSync(`node_modules/pdfjs-dist/cmaps/${name}`));
  });
  const { result } = read(
    paperPdf([['王思远', '电话  13800000001', '现居江苏南京']], 'UniGB-UCS2-H'),
  );
  expect(await result).toEqual({
    paper: [[['王思远'], ['电话', '13800000001'], ['现居江苏南京']]],
  });
  expect(asked).toEqual(['UniGB-UCS2-H.bcmap', 'Adobe-GB1-UCS2.bcmap']);
});

it('reads a Word document, its tables by cells and paragraphs', async () => {
  const { result } = read(
    paperWord(
      `${paragraph('个人简历')}<w:tbl>${row(['姓名'], ['沈若溪'], ['性别'], ['女'])}${row(['工作经历'], ['2022.07-至今', '望川软件有限公司'])}${row(['教', '育', '经', '历'], ['2018.09-2022.06', '云杉理工大学'])}</w:tbl>`,
    ),
  );
  expect(await result).toEqual({
    paper: [
      [
        ['个人简历'],
        ['姓名', '沈若溪', '性别', '女'],
        ['工作经历', '2022.07-至今'],
        ['', '望川软件有限公司'],
        ['教育经历', '2018.09-2022.06'],
        ['', '云杉理工大学'],
      ],
    ],
  });
});

it('reads a Word document that lays its columns out by a table, column by column', async () => {
  const side = ['王思远', '联系方式', '13800000001', '证书', '软件设计师'];
  const { result } = read(paperWord(`<w:tbl>${row(side, ['教育经历', '云杉理工大学'])}</w:tbl>`));
  expect(await result).toEqual({
    paper: [side.map((text) => [text]), [['教育经历'], ['云杉理工大学']]],
  });
});

it.each([
  ['UTF-8', utf8('姓名：王思远  男  电话13800000001')],
  [
    'UTF-16',
    Uint8Array.from(
      bytesOf(
        '\xff\xfe\xd3\x59\x0d\x54\x1a\xff\x8b\x73\x1d\x60\xdc\x8f\x20\x00\x20\x00\x37\x75\x20\x00\x20\x00\x31\x00\x33\x00\x38\x00\x30\x00',
      ),
    ),
  ],
  ['GBK', bytesOf('\xd0\xd5\xc3\xfb\xa3\xba\xcd\xf5\xcb\xbc\xd4\xb6  \xc4\xd0  13800000001')],
])('reads a text in %s', async (_encoding, bytes) => {
  const found = await read(bytes).result;
  expect('paper' in found && found.paper[0]?.[0]?.slice(0, 2)).toEqual(['姓名：王思远', '男']);
});

it.each([
  ['a scanned PDF', paperPdf([[]]), 'scanned'],
  ['a PDF of 51 pages', paperPdf(Array.from({ length: 51 }, () => ['简历'])), 'pages'],
  ['a half PDF', paperPdf([['王思远']]).slice(0, 300), 'damaged'],
  ['an old Word document, or one with a password', compoundOf(['WordDocument']), 'type'],
  [
    'a workbook',
    packageOf({
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
    }),
    'Excel',
  ],
  ['a half Word document', paperWord(paragraph('王思远')).slice(0, -40), 'damaged'],
  ['a picture', '\xff\xd8\xff\xe0\0\x04JF', 'type'],
  ['an empty file', '', 'empty'],
  ['a file above 10 MB', new Uint8Array(10 * 2 ** 20 + 1), 'size'],
])('says why %s cannot be read', async (_what, content, refusal) => {
  expect(await read(content).result).toEqual({ refusal });
});

it('leaves no worker behind where what is named a PDF is refused, or cancelled before it is looked at', async () => {
  const start = () => {
    const steps: Partial<Record<'started' | 'ended', () => void>> = {};
    const started = new Promise<void>((resolve) => Object.assign(steps, { started: resolve }));
    const ended = new Promise<void>((resolve) => Object.assign(steps, { ended: resolve }));
    jest.mocked(startPdfWorker).mockImplementationOnce(() => {
      steps.started?.();
      const own = { postMessage: () => undefined, terminate: () => steps.ended?.() };
      const port = Object.assign(new EventTarget(), own) as unknown as Worker;
      return { port, missing: Promise.race([]) };
    });
    return { started, ended };
  };
  const stop = new AbortController();
  const options = { signal: stop.signal, onPage: () => undefined };
  const type = 'application/pdf';
  const first = start();
  const picture = new File([bytesOf('\xff\xd8\xff\xe0\0\x04JF')], 'cv.pdf', { type });
  expect(await readFile(picture, options)).toEqual({ refusal: 'type' });
  await first.ended;
  const second = start();
  const slow = new File(['x'], 'cv.pdf', { type });
  slow.arrayBuffer = () => Promise.race([]);
  void readFile(slow, options);
  await second.started;
  stop.abort();
  await second.ended;
});

it('ends when it is cancelled', async () => {
  const stop = new AbortController();
  const { result, pages } = read(
    paperPdf(Array.from({ length: 50 }, () => ['王思远'])),
    'cv',
    stop.signal,
  );
  stop.abort();
  await expect(result).rejects.toThrow(/abort/i);
  expect(pages.length).toBeLessThan(50);
});
