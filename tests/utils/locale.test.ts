import { directionFor, packFor } from '@/utils/locale';

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
