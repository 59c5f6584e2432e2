import { withFileName } from '@/utils/upload/fileName';

const chosen = new File(['x'], '学位证书.pdf', { type: 'application/pdf' });
const sent = { id: '7001', name: '学位证书(1).pdf', size: 1, type: 'application/pdf' };

it('a file has the name that the server gives it', () => {
  expect(withFileName(sent, chosen)).toEqual(sent);
});

it.each([undefined, '', '  ', '<b>粗体</b>', 'a>b', 'a<b', '../x.pdf', 'C:\\x.pdf', 'x\u0000.pdf'])(
  'an answer with the name “%s” leaves it the name that its person knows',
  (name) => {
    expect(withFileName({ ...sent, name }, chosen)).toEqual({ ...sent, name: '学位证书.pdf' });
  },
);
