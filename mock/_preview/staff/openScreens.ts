import { examples } from '../seed/examples';
import type { ScreenRow } from './screenRow';

const {
  endedActivity,
  enrollingActivity,
  fullSessionActivity,
  pinnedNotice,
  publicityNotice,
  question,
  runningActivity,
  upcomingActivity,
} = examples;

/** The screens of content, activities, forms and entry, which need no login. */
export const openScreens: readonly ScreenRow[] = [
  {
    route: '/notice',
    name: '公告',
    area: '内容',
    ways: [
      ['全部公告', 'visitor', '/notice'],
      ['公示', 'visitor', '/notice?type=publicity'],
      ['没有公告', 'visitor', '/notice', 'empty'],
      ['加载失败', 'visitor', '/notice', '500'],
    ],
  },
  {
    route: '/notice/{id}',
    name: '公告详情',
    area: '内容',
    ways: [
      ['置顶的招聘公告', 'visitor', `/notice/${pinnedNotice}`],
      ['拟录用公示', 'visitor', `/notice/${publicityNotice}`],
      ['公告不存在', 'visitor', '/notice/1'],
    ],
  },
  {
    route: '/notice/{id}/{src}',
    name: '公告详情（记住从哪里来）',
    area: '内容',
    ways: [['从首页进入', 'visitor', `/notice/${pinnedNotice}/home`]],
  },
  {
    route: '/questionandanswer',
    name: '常见问题',
    area: '内容',
    ways: [
      ['全部问题', 'visitor', '/questionandanswer'],
      ['按关键词', 'visitor', '/questionandanswer?keyword=简历'],
      ['打开一个答案', 'visitor', `/questionandanswer#${question}`],
      ['没有问题', 'visitor', '/questionandanswer', 'empty'],
    ],
  },
  {
    route: '/recruitmentflow',
    name: '招聘流程',
    area: '内容',
    ways: [
      ['访客', 'visitor', '/recruitmentflow'],
      ['自己走到哪一步', 'deliveries', '/recruitmentflow'],
    ],
  },
  {
    route: '/applyActivity',
    name: '活动',
    area: '活动',
    ways: [
      ['全部活动', 'visitor', '/applyActivity'],
      ['月历', 'visitor', '/applyActivity?view=month'],
      ['有报名的人', 'deliveries', '/applyActivity'],
      ['没有活动', 'visitor', '/applyActivity', 'empty'],
    ],
  },
  {
    route: '/applyActivity/{id}/applyActivity',
    name: '活动详情',
    area: '活动',
    ways: [
      ['报名中', 'complete', `/applyActivity/${enrollingActivity}/applyActivity`],
      ['有一场已满', 'complete', `/applyActivity/${fullSessionActivity}/applyActivity`],
      ['即将举行', 'visitor', `/applyActivity/${upcomingActivity}/applyActivity`],
      ['进行中', 'visitor', `/applyActivity/${runningActivity}/applyActivity`],
      ['已结束', 'visitor', `/applyActivity/${endedActivity}/applyActivity`],
      ['活动不存在', 'visitor', '/applyActivity/1/applyActivity'],
    ],
  },
  {
    route: '/inforgister',
    name: '信息登记',
    area: '登记',
    ways: [
      ['访客', 'visitor', '/inforgister'],
      ['带出姓名手机', 'complete', '/inforgister'],
    ],
  },
  {
    route: '/tmplrgister',
    name: '双选会预约登记',
    area: '登记',
    ways: [
      ['访客', 'visitor', '/tmplrgister'],
      ['带出姓名手机', 'complete', '/tmplrgister'],
      ['提交失败', 'visitor', '/tmplrgister', 'lost'],
    ],
  },
  {
    route: '/censorlogin',
    name: '登录',
    area: '登录与账号',
    ways: [
      ['登录', 'visitor', '/censorlogin'],
      ['登录后回到投递', 'visitor', '/censorlogin?redirect=%2Fuser%2Fdeliveries'],
      ['已登录的人', 'complete', '/censorlogin'],
    ],
  },
  {
    route: '/regist',
    name: '注册',
    area: '登录与账号',
    ways: [['从第一步开始', 'visitor', '/regist']],
  },
  {
    route: '/forgetpassword',
    name: '找回密码',
    area: '登录与账号',
    ways: [['从第一步开始', 'visitor', '/forgetpassword']],
  },
  {
    route: '/exception',
    name: '出错页',
    area: '出错',
    ways: [
      ['带说明', 'visitor', '/exception?errorCode=E1&errorMessage=服务暂时不可用'],
      ['没有说明', 'visitor', '/exception'],
    ],
  },
  {
    route: '/404',
    name: '页面不存在',
    area: '出错',
    ways: [['打错的地址', 'visitor', '/no-such-page']],
  },
];
