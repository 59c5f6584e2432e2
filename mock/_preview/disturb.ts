import { fail, type Reply, raw, timedOut, unauthorised } from './reply';
import type { Scenario } from './scenarios';

const serverError = (): Reply => fail('SERVER_ERROR', '服务器内部错误，请稍后再试');

const withShowType = (showType: number): Reply =>
  fail('NOT_ALLOWED', `预览：业务错误（showType ${showType}）`, { showType });

function bare(): Reply {
  return {
    kind: 'envelope',
    status: 200,
    body: { success: false },
    headers: {},
    keepWhenEmpty: false,
    bringsToken: false,
  };
}

const onCalls: Partial<Record<Scenario, () => Reply | 'down'>> = {
  error0: () => withShowType(0),
  error1: () => withShowType(1),
  error2: () => withShowType(2),
  error4: () => withShowType(4),
  error9: () => withShowType(9),
  // Not a show type of spec §8.
  errorX: () => withShowType(7),
  biz: () => fail('NOT_ALLOWED', '预览：业务错误，请按提示处理'),
  bare,
  '401': unauthorised,
  '412': timedOut,
  '500': serverError,
  html: () =>
    raw(
      'text/html; charset=utf-8',
      '<!doctype html><html lang="zh-CN"><head><title>502</title></head><body>502 Bad Gateway</body></html>',
    ),
  down: () => 'down',
};

const onStartup: Partial<Record<Scenario, () => Reply | 'down'>> = {
  startDown: () => 'down',
  start401: unauthorised,
  start500: serverError,
};

/** What a scenario answers instead of the call; `down` closes the connection, `undefined` lets the call through. */
export function disturbance(scenario: Scenario, isStartup: boolean): Reply | 'down' | undefined {
  return (isStartup ? onStartup : onCalls)[scenario]?.();
}
