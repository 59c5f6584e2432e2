import { multipartName, tidyName, withFileName } from '@/utils/upload/fileName';

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

it.each(['我的%22简历%22.pdf', '我的“简历”.pdf'])(
  'a name with quotation marks comes back as %s and stays as its person knows it',
  (name) => {
    const quoted = new File(['x'], '我的"简历".pdf');
    expect(withFileName({ ...sent, name }, quoted).name).toBe('我的"简历".pdf');
  },
);

it('a name in a multipart body has no sign that browsers rewrite', () => {
  expect(multipartName('我的"简历"和"照片.pdf')).toBe('我的“简历”和“照片.pdf');
});

it.each([
  ['is kept as it is', '学位 证书(1)%22.pdf', '学位 证书(1)%22.pdf'],
  ['has composed characters', 're\u0301sume\u0301.pdf', 'résumé.pdf'],
  ['does not turn its ending', '简历\u202efdp.exe\u202c', '简历fdp.exe'],
  [
    'has neither line breaks nor signs that nobody sees',
    ' 简\r\n历\0\u200b\ufeff.pdf ',
    '简历.pdf',
  ],
  ['keeps its emoji', '👩\u200d💻.pdf', '👩\u200d💻.pdf'],
  ['is no path and no markup', '../a\\b<i>.pdf', '.._a_b_i_.pdf'],
  ['keeps its ending when it is long', `${'证'.repeat(300)}.pdf`, `${'证'.repeat(83)}.pdf`],
  ['does not cut a character', '👩'.repeat(300), '👩'.repeat(63)],
  ['is not its ending alone', '\u202e.pdf', 'file.pdf'],
])('a chosen file’s name %s', (_name, name, expected) => expect(tidyName(name)).toBe(expected));
