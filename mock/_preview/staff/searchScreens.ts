import { examples } from '../seed/examples';
import type { ScreenRow } from './screenRow';

const {
  branchEnterprise,
  cancelledPosition,
  closedPosition,
  closingSoonPosition,
  demandingPosition,
  leafEnterprise,
  openSocialPosition,
  reviewingPosition,
  rootEnterprise,
  unlimitedPosition,
} = examples;

const fromSearch = encodeURIComponent(encodeURIComponent('/searchPosition/all?keyword=软件'));

/** The screens of search and enterprises, which need no login. */
export const searchScreens: readonly ScreenRow[] = [
  {
    route: '/home',
    name: '首页',
    area: '首页',
    ways: [
      ['访客看到的首页', 'visitor', '/home'],
      ['新注册，还没有简历', 'newcomer', '/home'],
      ['有待办事项', 'deliveries', '/home'],
      ['审核人', 'reviewer', '/home'],
      ['没有任何内容', 'visitor', '/home', 'empty'],
      ['打开隐私政策', 'visitor', '/home?privacy=1'],
      ['打开大字、朗读与无障碍', 'visitor', '/home?accessibility=1'],
      ['慢', 'visitor', '/home', 'slow'],
      ['内容加载失败', 'visitor', '/home', '500'],
      ['门户打不开', 'visitor', '/home', 'startDown'],
      ['服务器拒绝打开', 'visitor', '/home', 'start500'],
    ],
  },
  {
    route: '/',
    name: '入口地址',
    area: '首页',
    ways: [['转到首页', 'visitor', '/']],
  },
  {
    route: '/home2',
    name: '首页（活动版）',
    area: '首页',
    ways: [
      ['访客', 'visitor', '/home2'],
      ['有待办事项', 'deliveries', '/home2'],
      ['没有任何内容', 'visitor', '/home2', 'empty'],
    ],
  },
  {
    route: '/home3',
    name: '首页（单位版）',
    area: '首页',
    ways: [
      ['访客', 'visitor', '/home3'],
      ['有待办事项', 'deliveries', '/home3'],
      ['没有任何内容', 'visitor', '/home3', 'empty'],
    ],
  },
  {
    route: '/searchPosition/{searchType}',
    name: '岗位搜索',
    area: '岗位',
    ways: [
      ['全部岗位', 'visitor', '/searchPosition/all'],
      ['按关键词', 'visitor', '/searchPosition/all?keyword=软件'],
      ['校园招聘，表格', 'complete', '/searchPosition/campus?view=table'],
      ['社会招聘', 'complete', '/searchPosition/social'],
      ['实习', 'visitor', '/searchPosition/intern'],
      ['按薪资', 'visitor', '/searchPosition/all?salaryFrom=10000&sort=salary'],
      ['服务器没有薪资', 'visitor', '/searchPosition/all', 'plain'],
      ['按地区', 'visitor', '/searchPosition/region'],
      ['按类别', 'visitor', '/searchPosition/category'],
      ['单位列表', 'visitor', '/searchPosition/enterprise'],
      ['搜不到', 'visitor', '/searchPosition/all?keyword=zzzz&recruitType=intern'],
      [
        '对比三个岗位',
        'complete',
        `/searchPosition/all?compare=${openSocialPosition},${demandingPosition},${unlimitedPosition}`,
      ],
      ['慢', 'visitor', '/searchPosition/all', 'slow'],
      ['加载失败', 'visitor', '/searchPosition/all', '500'],
      ['网络中断', 'visitor', '/searchPosition/all', 'down'],
    ],
  },
  {
    route: '/recruitmentlist/{src}',
    name: '岗位列表（按来源）',
    area: '岗位',
    ways: [
      ['社会招聘', 'visitor', '/recruitmentlist/social'],
      ['校园招聘', 'visitor', '/recruitmentlist/campus'],
      ['实习', 'visitor', '/recruitmentlist/intern'],
      ['我的收藏', 'deliveries', '/recruitmentlist/saved'],
      ['收藏，未登录', 'visitor', '/recruitmentlist/saved'],
      ['最近看过', 'visitor', '/recruitmentlist/recent'],
      ['没有岗位', 'visitor', '/recruitmentlist/social', 'empty'],
    ],
  },
  {
    route: '/recruitmentlist/{id}/{parentId}',
    name: '单位的岗位列表',
    area: '岗位',
    ways: [
      ['下属单位的岗位', 'visitor', `/recruitmentlist/${leafEnterprise}/${branchEnterprise}`],
      ['没有岗位', 'visitor', `/recruitmentlist/${leafEnterprise}/${branchEnterprise}`, 'empty'],
    ],
  },
  {
    route: '/recruitmentview/{id}',
    name: '岗位详情',
    area: '岗位',
    ways: [
      ['报名中，访客', 'visitor', `/recruitmentview/${openSocialPosition}`],
      ['报名中，简历完整', 'complete', `/recruitmentview/${openSocialPosition}`],
      ['条件很多，逐项比对', 'complete', `/recruitmentview/${demandingPosition}`],
      ['条件很多，没有简历', 'newcomer', `/recruitmentview/${demandingPosition}`],
      ['明天截止', 'complete', `/recruitmentview/${closingSoonPosition}`],
      ['审核中，不再接收投递', 'complete', `/recruitmentview/${reviewingPosition}`],
      ['已截止', 'complete', `/recruitmentview/${closedPosition}`],
      ['已取消', 'complete', `/recruitmentview/${cancelledPosition}`],
      ['审核人看岗位', 'reviewer', `/recruitmentview/${openSocialPosition}`],
      ['岗位不存在', 'visitor', '/recruitmentview/999999'],
      ['加载失败', 'visitor', `/recruitmentview/${openSocialPosition}`, '500'],
    ],
  },
  {
    route: '/recruitmentview/{id}/{src}',
    name: '岗位详情（记住从哪里来）',
    area: '岗位',
    ways: [['从搜索进入', 'visitor', `/recruitmentview/${openSocialPosition}/search`]],
  },
  {
    route: '/recruitmentview/{id}/{src}/{backUrl}',
    name: '岗位详情（新标签页）',
    area: '岗位',
    ways: [
      ['返回搜索结果', 'visitor', `/recruitmentview/${openSocialPosition}/search/${fromSearch}`],
      [
        '没有页头页脚',
        'visitor',
        `/recruitmentview/${openSocialPosition}/search/${fromSearch}?headStyle=false`,
      ],
    ],
  },
  {
    route: '/recruitment/{id}',
    name: '招聘单位',
    area: '单位',
    ways: [
      ['集团和单位树', 'visitor', `/recruitment/${rootEnterprise}`],
      ['单位不存在', 'visitor', '/recruitment/99'],
    ],
  },
  {
    route: '/recruitment/{id}/{unitId}',
    name: '招聘单位（选定下属）',
    area: '单位',
    ways: [['选定一个分支', 'visitor', `/recruitment/${rootEnterprise}/${branchEnterprise}`]],
  },
  {
    route: '/unitInfo/{unitId}',
    name: '单位介绍',
    area: '单位',
    ways: [
      ['集团', 'visitor', `/unitInfo/${rootEnterprise}`],
      ['集团 · 下属单位的岗位', 'visitor', `/unitInfo/${rootEnterprise}?tab=subordinates`],
      ['集团 · 活动', 'visitor', `/unitInfo/${rootEnterprise}?tab=activities`],
      ['集团 · 公告', 'visitor', `/unitInfo/${rootEnterprise}?tab=notices`],
      ['下属单位', 'complete', `/unitInfo/${leafEnterprise}`],
      ['单位不存在', 'visitor', '/unitInfo/99'],
      ['没有岗位和公告', 'visitor', `/unitInfo/${rootEnterprise}`, 'empty'],
    ],
  },
];
