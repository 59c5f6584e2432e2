import type { ActivityDetail } from '../../../src/services/types';

const clock = (at: string): string =>
  `${Number(at.slice(5, 7))}月${Number(at.slice(8, 10))}日 ${at.slice(11, 16)}`;

const hintTexts = {
  jobFair: [
    '携带本人身份证和纸质简历两份，退役军人另带退役证件。',
    '现场按所选场次入场，请提前二十分钟签到；逾期未签到记为缺席。',
    '同一场次可与多个单位交流，现场投递仍需在本平台提交申请。',
  ],
  infoSession: [
    '宣讲约六十分钟，随后为提问与单独交流。',
    '请提前阅读单位介绍和在招岗位，准备想了解的问题。',
    '参加宣讲不代表已经投递，有意向的岗位请在报名时间内投递。',
  ],
} as const;

/** The text of an activity as HTML: introduction, table of sessions, enterprises, hints. */
export function activityContent(activity: Omit<ActivityDetail, 'contentHtml'>): string {
  const rows = activity.sessions
    .map(
      (one) =>
        `<tr><td>${one.label}</td><td>${clock(one.startsAt)} 至 ${one.endsAt.slice(11, 16)}</td><td>${one.capacity} 人</td></tr>`,
    )
    .join('');
  const names = activity.enterprises
    .slice(0, 8)
    .map(
      (one) =>
        `<li><a href="/unitInfo/${one.id}">${one.name}</a>，在招岗位 ${one.positionCount} 个</li>`,
    )
    .join('');
  const hints = hintTexts[activity.type].map((hint) => `<li>${hint}</li>`).join('');
  return [
    `<p>${activity.title}将于${clock(activity.startsAt)}开始，地点：${activity.place}。本次共有 ${activity.enterpriseCount} 家单位参加，提供岗位 ${activity.positionCount} 个，计划招聘 ${activity.headcount} 人。</p>`,
    `<h3>场次安排</h3><table><thead><tr><th>场次</th><th>时间</th><th>名额</th></tr></thead><tbody>${rows}</tbody></table>`,
    `<h3>参加单位</h3><ul>${names}</ul>`,
    `<h3>参加须知</h3><ol>${hints}</ol>`,
  ].join('');
}
