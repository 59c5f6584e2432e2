const weChat =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.49(0x1800312c)';

/** The page is read in WeChat until mocks are restored. */
export function readInWeChat(): void {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(weChat);
}
