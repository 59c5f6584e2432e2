import type { AnyStatus, TargetKind } from '../../../src/services/types';
import type { StoredDelivery } from '../candidateState';
import { findCandidate } from '../candidates';
import { examples } from '../seed/examples';
import type { PreviewStore } from '../store';
import type { ScreenRow, Way } from './screenRow';
import { statusWord } from './words';

const { closedPosition, doctorPosition, enrollingActivity, unlimitedPosition } = examples;

/** The first delivery in each state. */
function oneOfEach(deliveries: readonly StoredDelivery[]): StoredDelivery[] {
  const seen = new Set<string>();
  return deliveries.filter(({ kind, status }) => {
    const isNew = !seen.has(`${kind}/${status}`);
    seen.add(`${kind}/${status}`);
    return isNew;
  });
}

/** The screens of signed-in people. Their addresses name deliveries by the state that these are in now. */
export function ownScreens(store: PreviewStore): ScreenRow[] {
  // Whoever tries the closing of an account on this person takes these rows away, not the console.
  const oneInEachState = oneOfEach(findCandidate(store, 'deliveries')?.deliveries ?? []);
  const waysIn = (
    status: AnyStatus,
    name: string,
    to: (delivery: StoredDelivery) => string,
    kind: TargetKind = 'position',
  ): Way[] =>
    oneInEachState
      .filter((one) => one.status === status && one.kind === kind)
      .map((one): Way => [name, 'deliveries', to(one)]);
  const progressWays = oneInEachState.map(({ kind, status, deliveryId }): Way => {
    const title = kind === 'activity' ? '活动报名' : '投递进展';
    return [
      `${title} · ${statusWord(status)}`,
      'deliveries',
      `/user/deliveries?deliveryId=${deliveryId}`,
    ];
  });
  const bookingPath = ({ deliveryId }: StoredDelivery) =>
    `/user/appointments?deliveryId=${deliveryId}`;
  const wizardPath = ({ targetId, kind }: StoredDelivery) => `/apply/${targetId}/${kind}`;
  return [
    {
      route: '/apply/{id}/{src}',
      name: '投递与报名',
      area: '投递',
      ways: [
        ['投递岗位，简历完整', 'complete', `/apply/${unlimitedPosition}/position`],
        ['投递岗位，简历有缺', 'newcomer', `/apply/${unlimitedPosition}/position`],
        ['学历达不到的岗位', 'complete', `/apply/${doctorPosition}/position`],
        ['已截止的岗位', 'complete', `/apply/${closedPosition}/position`],
        ['报名活动', 'complete', `/apply/${enrollingActivity}/activity`],
        ['未登录', 'visitor', `/apply/${unlimitedPosition}/position`],
        ['审核人', 'reviewer', `/apply/${unlimitedPosition}/position`],
        ...waysIn('draft', '继续草稿', wizardPath),
        ...waysIn('submitted', '已经投递过', wizardPath),
        ...waysIn('submitted', '投递成功', (one) => `${wizardPath(one)}?sent=${one.applyId}`),
        ...waysIn('draft', '继续活动草稿', wizardPath, 'activity'),
        ['提交时连接中断', 'complete', `/apply/${unlimitedPosition}/position`, 'lost'],
      ],
    },
    {
      route: '/apply/delivery/{applyId}',
      name: '补正简历后重新提交',
      area: '投递',
      ways: waysIn(
        'screenFailed',
        '初审不通过，逐项补正',
        ({ applyId }) => `/apply/delivery/${applyId}`,
      ),
    },
    {
      route: '/activityresumeedit/{id}/{src}/applyActivity',
      name: '报名活动时填简历',
      area: '投递',
      ways: [
        ['新注册', 'newcomer', `/activityresumeedit/${enrollingActivity}/activity/applyActivity`],
      ],
    },
    {
      route: '/resumeedit/{id}/{src}',
      name: '投递岗位时填简历',
      area: '投递',
      ways: [['新注册', 'newcomer', `/resumeedit/${unlimitedPosition}/apply`]],
    },
    {
      route: '/resumeedit/{useId}',
      name: '编辑简历',
      area: '简历',
      ways: [
        ['空简历', 'newcomer', '/resumeedit/basic'],
        ['完整的简历', 'complete', '/resumeedit/basic'],
        ['教育经历', 'complete', '/resumeedit/education'],
        ['家庭成员', 'complete', '/resumeedit/family'],
        ['审核期间锁定的内容', 'deliveries', '/resumeedit/basic'],
        ['保存时连接中断', 'complete', '/resumeedit/basic', 'lost'],
        ['加载失败', 'complete', '/resumeedit/basic', '500'],
      ],
    },
    {
      route: '/resumeview',
      name: '我的简历',
      area: '简历',
      ways: [
        ['完整', 'complete', '/resumeview'],
        ['空', 'newcomer', '/resumeview'],
      ],
    },
    {
      route: '/ImproveResume',
      name: '完善简历',
      area: '简历',
      ways: [
        ['还缺很多', 'newcomer', '/ImproveResume'],
        ['已经完整', 'complete', '/ImproveResume'],
      ],
    },
    {
      route: '/usercenter',
      name: '用户中心',
      area: '我的',
      ways: [
        ['有待办和面试', 'deliveries', '/usercenter'],
        ['新注册', 'newcomer', '/usercenter'],
        ['还没有投递', 'complete', '/usercenter'],
        ['审核人', 'reviewer', '/usercenter'],
        ['慢', 'deliveries', '/usercenter', 'slow'],
        ['登录已超时', 'deliveries', '/usercenter', '412'],
        ['加载失败', 'deliveries', '/usercenter', '500'],
      ],
    },
    {
      route: '/user',
      name: '个人账户',
      area: '我的',
      ways: [['转到我的投递', 'deliveries', '/user']],
    },
    {
      route: '/user/{activeKey}',
      name: '我的',
      area: '我的',
      ways: [
        ['投递 · 进行中', 'deliveries', '/user/deliveries'],
        ['投递 · 已结束', 'deliveries', '/user/deliveries?group=ended'],
        ['投递 · 草稿', 'deliveries', '/user/deliveries?group=draft'],
        ['投递 · 表格', 'deliveries', '/user/deliveries?view=table'],
        ['投递 · 还没有', 'newcomer', '/user/deliveries'],
        ['投递 · 未登录', 'visitor', '/user/deliveries'],
        ['投递 · 审核人', 'reviewer', '/user/deliveries'],
        ['投递 · 加载失败', 'deliveries', '/user/deliveries', '500'],
        ...progressWays,
        ...waysIn('toBook', '选择面试时间', bookingPath),
        ...waysIn('booked', '已约的面试', bookingPath),
        ['面试 · 全部', 'deliveries', '/user/appointments'],
        ['面试 · 月历', 'deliveries', '/user/appointments?view=month'],
        ['面试 · 没有可选内容', 'deliveries', '/user/appointments', 'plain'],
        ['面试 · 还没有', 'newcomer', '/user/appointments'],
        ...waysIn(
          'bcConsent',
          '确认背景调查',
          ({ notificationId }) => `/user/notifications?consent=${notificationId ?? ''}`,
        ),
        ['通知', 'deliveries', '/user/notifications'],
        ['通知 · 未读', 'deliveries', '/user/notifications?unread=1'],
        ['通知 · 面试', 'deliveries', '/user/notifications?type=interview'],
        ['通知 · 没有', 'newcomer', '/user/notifications', 'empty'],
        ['收藏', 'deliveries', '/user/collections'],
        ['收藏 · 没有', 'newcomer', '/user/collections'],
        ['个人资料', 'complete', '/user/profile'],
        ['个人资料 · 审核人', 'reviewer', '/user/profile'],
        ['账号安全', 'complete', '/user/security'],
        ['注销前的提醒', 'deliveries', '/user/security'],
        ['隐私', 'complete', '/user/privacy'],
      ],
    },
    {
      route: '/changepass',
      name: '修改密码',
      area: '登录与账号',
      ways: [
        ['求职者', 'complete', '/changepass'],
        ['审核人', 'reviewer', '/changepass'],
      ],
    },
  ];
}
