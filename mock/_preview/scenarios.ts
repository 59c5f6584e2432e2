/** Every value of the cookie `preview_server` (docs/product.md, Preview). */
export const scenarios = [
  'normal',
  'slow',
  'empty',
  'plain',
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

export type Scenario = (typeof scenarios)[number];

/** What staff call each scenario. */
export const scenarioLabels: Record<Scenario, string> = {
  normal: '正常',
  slow: '响应缓慢',
  empty: '列表为空',
  plain: '没有可选内容（如薪资、福利）',
  error0: '业务被拒绝，不作提示',
  error1: '业务被拒绝，警告提示',
  error2: '业务被拒绝，错误提示',
  error4: '业务被拒绝，通知提示',
  error9: '业务被拒绝，跳转到出错页',
  errorX: '业务被拒绝，提示方式未知',
  biz: '业务被拒绝，只有一句话',
  bare: '业务被拒绝，没有说明',
  '401': '无权访问',
  '412': '登录超时',
  '500': '服务器内部错误',
  html: '网关出错（返回网页）',
  down: '连接中断',
  lost: '已保存，但答复丢失',
  startDown: '打开门户时连接中断',
  start401: '打开门户时无权访问',
  start500: '打开门户时服务器出错',
};

/** The errors in the groups that staff see; `normal` means no error. */
export const errorGroups: readonly { label: string; errors: readonly Scenario[] }[] = [
  { label: '数据', errors: ['empty', 'plain', 'slow'] },
  { label: '网络与服务器', errors: ['down', 'lost', '500', 'html'] },
  { label: '登录', errors: ['412', '401'] },
  {
    label: '业务规则',
    errors: ['error1', 'error2', 'error4', 'error9', 'error0', 'errorX', 'biz', 'bare'],
  },
  { label: '只在打开门户时', errors: ['startDown', 'start401', 'start500'] },
];

/** The scenario a cookie names; anything unknown is `normal`. */
export function scenarioOf(value: string | undefined): Scenario {
  return scenarios.find((scenario) => scenario === value) ?? 'normal';
}

/** By how many ms `slow` delays an answer; `PREVIEW_SLOW_MS` sets another value. */
export function slowMs(): number {
  return Number(process.env.PREVIEW_SLOW_MS ?? '2500');
}
