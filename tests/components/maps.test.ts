import { mapLinks } from '@/components/maps/maps';

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0.0.0';

afterEach(() => jest.restoreAllMocks());

test.each([
  [iPhone, 'https://maps.apple.com/?q=%E6%B5%8E%E5%8D%97%E5%B8%82%20A%26B'],
  [android, 'geo:0,0?q=%E6%B5%8E%E5%8D%97%E5%B8%82%20A%26B'],
])('%s opens its own map', (userAgent, system) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const links = mapLinks('济南市 A&B');
  expect(links.map(({ map }) => map)).toEqual(['amap', 'baidu', 'system']);
  expect(links.at(-1)?.href).toBe(system);
  expect(links.every(({ href }) => href.includes('%E6%B5%8E%E5%8D%97%E5%B8%82%20A%26B'))).toBe(
    true,
  );
});

test('a computer without a map is offered none', () => {
  const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/126.0.0.0';
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(windows);
  expect(mapLinks('济南市').map(({ map }) => map)).toEqual(['amap', 'baidu']);
});
