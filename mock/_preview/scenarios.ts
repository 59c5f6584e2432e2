/** Every value of the cookie `preview_server`, in the order of the staff page. Source: product decisions, Preview. */
export const SCENARIOS = [
  'normal',
  'slow',
  'empty',
  'error0',
  'error1',
  'error2',
  'error4',
  'error9',
  'errorX',
  'biz',
  'bare',
  '401',
  '412',
  '500',
  'html',
  'down',
  'lost',
  'startDown',
  'start401',
  'start500',
] as const;

export type Scenario = (typeof SCENARIOS)[number];

/** What the staff page says about each scenario. */
export const SCENARIO_LABELS: Record<Scenario, string> = {
  normal: '正常',
  slow: '缓慢',
  empty: '列表为空',
  error0: '业务错误 showType 0（静默）',
  error1: '业务错误 showType 1（警告）',
  error2: '业务错误 showType 2（错误）',
  error4: '业务错误 showType 4（通知）',
  error9: '业务错误 showType 9（跳转 /exception）',
  errorX: '业务错误，未知 showType',
  biz: '业务错误，只有消息',
  bare: '业务错误，没有消息',
  '401': 'HTTP 401 未授权',
  '412': 'HTTP 412 登录超时',
  '500': 'HTTP 500 服务器错误',
  html: '返回网页而不是 JSON',
  down: '连接被关闭',
  lost: '写入成功后连接被关闭',
  startDown: '仅启动调用：连接被关闭',
  start401: '仅启动调用：HTTP 401',
  start500: '仅启动调用：HTTP 500',
};

/** The scenario a cookie names; anything unknown is `normal`. */
export function scenarioOf(value: string | undefined): Scenario {
  return SCENARIOS.find((scenario) => scenario === value) ?? 'normal';
}

/** How long `slow` holds an answer back, ms; `PREVIEW_SLOW_MS` overrides it. */
export function slowMs(): number {
  return Number(process.env.PREVIEW_SLOW_MS ?? '2500');
}
