import { normaliseAddress } from '@/utils/hashEntry';
import { sharedAddress } from '@/utils/sharedAddress';

const after = (address: string): string => {
  const { pathname, search, hash } = sharedAddress(new URL(address, 'http://portal'));
  return pathname + search + hash;
};

const added = [
  '。',
  '，',
  ')',
  '）',
  '%20',
  '\u200b',
  '.',
  ',',
  '!',
  '&shareTo=weixin',
  '&amp;from=timeline',
  ';jsessionid=1A2B',
  '~',
  ',请看',
  '。)',
  ' ，快来看',
  '】',
  '」',
  '”',
  '>',
  '】（来自微信）',
  '【征程】',
  '👍',
  '[玫瑰]',
  '(长按复制)',
  '**',
  '<br>',
  '%3Cbr%3E',
  '#wechat_redirect',
  '#',
  '&nbsp;',
];
const links = [
  '/home',
  '/recruitmentview/200001',
  '/recruitmentview/200001/list/%2FsearchPosition%2Fall%3Fkeyword%3D%25E6%25B5%258B',
  '/searchPosition/all?regionCode=110000',
  '/user/deliveries?deliveryId=d1',
  '/questionandanswer#q12',
];

/** Behind a query it is a parameter of its own, which nobody reads. */
const isParameter = (link: string, end: string) => link.includes('?') && end.startsWith('&');
const sent = links.flatMap((link) =>
  added.flatMap((end) => (isParameter(link, end) ? [] : [[link, end]])),
);

test.each(sent)('the link %s finds its page with %j after it', (link, end) =>
  expect(after(link + end)).toBe(link),
);

test.each([
  ...links,
  '/',
  '/searchPosition/all?keyword=C%2B%2B',
  '/searchPosition/all?keyword=%E4%B8%BA%E4%BB%80%E4%B9%88%EF%BC%9F',
  `/exception?errorCode=E1&errorMessage=${encodeURIComponent('操作过于频繁，请 <稍后> 再试。')}`,
  `/censorlogin?redirect=${encodeURIComponent('/searchPosition/all?keyword=软件，测试')}`,
  '/recruitmentview/a(1)',
  '/recruitmentview/%',
])('%s stays as it is', (link) => expect(after(link)).toBe(link));

test.each([
  [
    '/searchPosition/all?regionCode=110000?from=singlemessage',
    '/searchPosition/all?regionCode=110000',
  ],
  [
    '/user/deliveries?deliveryId=d1。&from=timeline',
    '/user/deliveries?deliveryId=d1&from=timeline',
  ],
  ['/questionandanswer#q12?from=singlemessage&isappinstalled=0', '/questionandanswer#q12'],
  ['/questionandanswer#q12#wechat_redirect', '/questionandanswer#q12'],
  ['/recruitmentview/200001%2520', '/recruitmentview/200001'],
])('%s, as chats change links, is %s', (link, wanted) => expect(after(link)).toBe(wanted));

const filtered = '/searchPosition/all?regionCode=110000&education=bachelor';
const delivery = '/user/deliveries?deliveryId=d1';
test.each([
  ['markup', '/searchPosition/all?regionCode=110000&amp;education=bachelor', filtered],
  ['an input method', '/searchPosition/all？regionCode＝110000＆education＝bachelor', filtered],
  [
    'an input method in part',
    '/searchPosition/all?regionCode=110000＆education=bachelor',
    filtered,
  ],
  ['a mail', '/user/deliveries%3FdeliveryId=d1', delivery],
  ['a mail', '/user/deliveries%3FdeliveryId%3Dd1?from=timeline', `${delivery}&from=timeline`],
  ['a mail', '/user/deliveries?deliveryId%3Dd1', delivery],
])('a query whose signs %s has changed, %s, is %s', (_by, link, wanted) =>
  expect(after(link)).toBe(wanted),
);

test.each([
  ['/%23/recruitmentview/200001?headStyle=false', '/recruitmentview/200001?headStyle=false'],
  ['/#/recruitmentview/200001？headStyle＝false。', '/recruitmentview/200001?headStyle=false'],
  ['/#/recruitmentview/200001&shareTo=weixin', '/recruitmentview/200001'],
  ['/#/recruitmentview/200001?headStyle=false。', '/recruitmentview/200001?headStyle=false'],
  ['/index.html#/home%20', '/home'],
])('%s leads to %s', (address, wanted) => {
  window.history.replaceState(null, '', address);
  normaliseAddress(sharedAddress);
  expect(window.location.pathname + window.location.search + window.location.hash).toBe(wanted);
});
