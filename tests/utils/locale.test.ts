import { currentDirection, currentPack, directionFor, localeKey, packFor } from '@/utils/locale';

describe('packFor', () => {
  test.each([
    [['zh-CN'], 'zh-CN'],
    [['en-US'], 'en-US'],
    [['EN-us'], 'en-US'],
    [['en-GB'], 'en-US'],
    [['zh-TW'], 'zh-CN'],
    [['de-DE', 'en'], 'en-US'],
    [['he-IL'], 'zh-CN'],
    [['fr', 'de'], 'zh-CN'],
    [[], 'zh-CN'],
    [[''], 'zh-CN'],
  ])('%j is served by %s', (languages, pack) => {
    expect(packFor(languages)).toBe(pack);
  });
});

describe('directionFor', () => {
  test.each(['he', 'he-IL', 'ar-EG', 'fa', 'fa-IR', 'ku', 'KU-Arab'])(
    '%s runs right to left',
    (language) => {
      expect(directionFor(language)).toBe('rtl');
    },
  );
  test.each(['zh-CN', 'en-US', 'far', 'hello', 'kum', '', undefined])(
    '%s runs left to right',
    (language) => {
      expect(directionFor(language)).toBe('ltr');
    },
  );
});

describe('the language in use (spec §4)', () => {
  const { language, languages: usual } = navigator;

  function browserWants(languages: readonly string[], one = 'en-GB'): void {
    Object.defineProperty(navigator, 'languages', { value: languages, configurable: true });
    Object.defineProperty(navigator, 'language', { value: one, configurable: true });
  }
  afterEach(() => {
    window.localStorage.removeItem(localeKey);
    browserWants(usual, language);
  });

  test.each([
    ['the stored preference, before the browser’s languages', 'zh-CN', ['en-US'], 'zh-CN', 'ltr'],
    ['a stored language without a pack: the last resort', 'fr', ['en-US'], 'zh-CN', 'ltr'],
    ['the first of the browser’s that has a pack', '', ['fr', 'en-US', 'zh-CN'], 'en-US', 'ltr'],
    ['the direction of the first, whatever pack', '', ['ar', 'en-US'], 'en-US', 'rtl'],
    ['the one language of a browser without a list', '', [], 'en-US', 'ltr'],
    ['the last resort', '', ['fr'], 'zh-CN', 'ltr'],
  ])('%s', (_what, kept, languages, pack, direction) => {
    if (kept) window.localStorage.setItem(localeKey, kept);
    browserWants(languages);
    expect([currentPack(), currentDirection()]).toEqual([pack, direction]);
  });

  test('the browser’s where the storage is blocked', () => {
    window.localStorage.setItem(localeKey, 'zh-CN');
    browserWants(['en-US']);
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    expect(currentPack()).toBe('en-US');
  });
});
