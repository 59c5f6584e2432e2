import type { AnyStatus, BackgroundConsent, NotificationType } from '../../src/services/types';

/** The timeline's remark of a state, where the move brings none. */
export const remarks: Record<AnyStatus, string> = {
  draft: '已建立草稿，尚未投递',
  submitted: '投递成功，等待用人单位受理',
  screening: '用人单位已受理，正在进行资格初审',
  screenFailed: '资格初审未通过，可在报名截止前修改后重新提交',
  screenPassed: '资格初审已通过，等待安排面试',
  toBook: '面试时间已安排，请选择场次',
  booked: '已预约面试，请按时参加',
  rescheduling: '已提交改期申请，等待用人单位答复',
  interviewPassed: '面试已通过，等待后续安排',
  reserve: '面试结果待定，列入递补名单',
  interviewFailed: '面试未通过，感谢您的参与',
  absent: '未按时到场，按缺席处理',
  bcConsent: '需要您确认是否同意背景调查',
  bcRunning: '背景调查已开始，一般需要 10 个工作日',
  bcPassed: '背景调查已通过',
  bcWaived: '用人单位确认免于背景调查',
  bcFailed: '背景调查未通过',
  publicity: '已列入拟录用名单，公示 5 个工作日',
  hired: '公示无异议，已录用',
  ended: '本次应聘流程已终止',
  withdrawn: '您已撤回本次投递',
  enrolled: '报名成功，请按时参加',
  checkedIn: '已在现场签到',
  cancelled: '您已取消报名',
};

/** The reason of a state, where the reviewer's side gives none. */
export const reasons: Partial<Record<AnyStatus, string>> = {
  screenFailed: '证件照不符合要求，请上传近期白底证件照；现居地与户籍地请核对后补充。',
  interviewFailed: '综合成绩未达到本岗位的合格线。',
  absent: '未在规定时间内签到。',
  bcFailed: '档案材料与填报信息不一致，经核实不符合岗位要求。',
  ended: '用人单位调整招聘计划，本岗位流程终止。',
};

/** Where the names of those to be hired are made public. */
export const publicityPlace = '单位公告栏和单位门户网站';

/** Fields that a failed review asks to mend, where it names none. */
export const fieldsToMend = ['basic.photoFileId', 'basic.currentRegion'];

interface NoticeText {
  type: NotificationType;
  title: string;
  /** Follows the name of the position or activity. */
  body: string;
}

/** The notification that is sent when a state is entered. */
export const notices: Partial<Record<AnyStatus, NoticeText>> = {
  submitted: {
    type: 'review',
    title: '投递成功',
    body: '的投递已提交，用人单位将在 5 个工作日内受理。',
  },
  screening: { type: 'review', title: '资格初审已开始', body: '的投递已受理，正在进行资格初审。' },
  screenFailed: {
    type: 'review',
    title: '资格初审未通过',
    body: '的资格初审未通过，请按所列事项修改后在报名截止前重新提交。',
  },
  screenPassed: {
    type: 'review',
    title: '资格初审通过',
    body: '的资格初审已通过，请等待面试安排。',
  },
  toBook: {
    type: 'interview',
    title: '请选择面试时间',
    body: '的面试已安排，请在截止时间前选择场次；都不方便时可以申请其他时间。',
  },
  interviewPassed: { type: 'interview', title: '面试通过', body: '的面试已通过，请等待后续安排。' },
  reserve: {
    type: 'interview',
    title: '面试结果待定',
    body: '的面试结果待定，您已列入递补名单，出现空缺时按次序递补。',
  },
  interviewFailed: {
    type: 'interview',
    title: '面试未通过',
    body: '的面试未通过，感谢您的参与，欢迎关注其他岗位。',
  },
  absent: { type: 'interview', title: '记为缺席', body: '未按时到场，按缺席处理，本次流程结束。' },
  bcConsent: {
    type: 'background',
    title: '请确认背景调查',
    body: '进入背景调查环节，请阅读说明并选择是否同意。',
  },
  bcRunning: {
    type: 'background',
    title: '背景调查已开始',
    body: '的背景调查已开始，请保持电话畅通。',
  },
  bcPassed: { type: 'background', title: '背景调查通过', body: '的背景调查已通过。' },
  bcWaived: { type: 'background', title: '免于背景调查', body: '经用人单位确认，免于背景调查。' },
  bcFailed: {
    type: 'background',
    title: '背景调查未通过',
    body: '的背景调查未通过，本次流程结束。',
  },
  publicity: {
    type: 'review',
    title: '进入拟录用公示',
    body: '已将您列入拟录用名单，公示 5 个工作日，公示期内不能撤回投递。',
  },
  hired: { type: 'review', title: '录用通知', body: '已录用您，用人单位将与您联系办理报到手续。' },
  ended: { type: 'review', title: '流程终止', body: '的应聘流程已终止。' },
  enrolled: {
    type: 'activity',
    title: '报名成功',
    body: '报名成功，请在活动开始前 15 分钟签到入场。',
  },
  checkedIn: { type: 'activity', title: '签到成功', body: '您已签到，祝您收获满意的岗位。' },
};

export const consent: BackgroundConsent = {
  agency: '征程人才服务有限公司背景核查部',
  items: ['身份信息', '学历学位', '工作与服役经历', '有无犯罪记录证明', '奖惩情况'],
  purpose: '核实应聘材料是否属实，仅用于本岗位的录用决定',
  retention: '自流程结束起保存 12 个月，到期删除',
  refusalEffect: '不同意将终止本岗位的应聘流程，不影响您应聘其他岗位',
  version: '2026.1',
};
