import type { Banner } from '../../../src/services/types';
import { activityById } from './activities';
import { examples } from './examples';
import { noticeById } from './notices';

/** The banners of the home page, as texts; the last one links to another site. */
export function banners(): Banner[] {
  const notice = noticeById(examples.pinnedNotice);
  const activity = activityById(examples.enrollingActivity);
  return [
    {
      id: 'b1',
      title: '岁末集中招聘正在进行',
      summary: '看招聘岗位、报考条件和时间安排',
      at: notice?.keyDates[0]?.at,
      link: `/notice/${examples.pinnedNotice}`,
    },
    {
      id: 'b2',
      title: activity?.title ?? '',
      summary: '看场次和余位，在线报名',
      at: activity?.startsAt,
      link: `/applyActivity/${examples.enrollingActivity}/applyActivity`,
    },
    {
      id: 'b3',
      title: '五步看懂应聘流程',
      summary: '每一步做什么，要准备什么',
      link: '/recruitmentflow',
    },
    {
      id: 'b4',
      title: '学历认证办理指南',
      summary: '到学信网查询、认证学历和学位',
      link: 'https://www.chsi.com.cn/',
    },
  ];
}
