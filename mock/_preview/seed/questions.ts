import type { QuestionAnswer, QuestionCategory } from '../../../src/services/types';
import { scaled } from '../scale';
import { oncePer } from './once';

const COUNT = 120;
const FIRST_ID = 5001;

interface Topic {
  /** What is asked about, put into each of the category's questions. */
  subjects: readonly string[];
  /** Question and answer; `{s}` stands for the subject. */
  forms: readonly (readonly [question: string, answer: string])[];
}

const topics: Record<QuestionCategory, Topic> = {
  account: {
    subjects: ['手机号', '邮箱', '登录密码', '登录名', '验证码'],
    forms: [
      [
        '忘记或更换了{s}怎么办？',
        '请在登录页选择“忘记密码”，或登录后在账户安全中修改{s}。修改前需要验证您本人。',
      ],
      [
        '{s}提示不正确是什么原因？',
        '请检查是否有多余的空格、大小写或输入法问题。连续多次失败后系统会暂时限制登录，请稍后再试。',
      ],
      [
        '{s}会被用人单位看到吗？',
        '只有在您投递之后，单位才能看到简历中的联系方式；{s}的安全信息始终不对外显示。',
      ],
      [
        '可以用同一个{s}注册两个账户吗？',
        '不可以。一位求职者只能有一个账户，如提示已被占用，请先找回原账户。',
      ],
    ],
  },
  resume: {
    subjects: ['证件照', '教育经历', '服役经历', '家庭成员', '资格证书'],
    forms: [
      [
        '{s}怎么填写才算完整？',
        '带星号的项目必须填写。进入简历编辑页，选择“{s}”一栏，系统会逐项指出还缺什么。',
      ],
      [
        '投递之后还能修改{s}吗？',
        '可以修改，但已投递的岗位使用的是投递时的简历快照。审核期间部分项目会被锁定。',
      ],
      [
        '{s}填错了会影响审核吗？',
        '可能会。如资格初审指出问题，您可以在规定时间内补正{s}并重新提交。',
      ],
      [
        '{s}需要上传证明材料吗？',
        '以岗位公告为准。材料请上传清晰的图片或 PDF 文件，每个文件不超过规定大小。',
      ],
    ],
  },
  apply: {
    subjects: ['社会招聘岗位', '校园招聘岗位', '实习岗位', '外地岗位', '专业技能岗位'],
    forms: [
      [
        '最多可以同时投递几个{s}？',
        '同时进行中的投递数量有上限，达到上限后需等待结果或撤回其中一份，才能继续投递{s}。',
      ],
      [
        '{s}投递后可以撤回吗？',
        '公示之前都可以撤回。撤回后单位停止处理，岗位开放期间可以重新投递。',
      ],
      [
        '不符合{s}的条件可以投递吗？',
        '学历等硬性条件不符合时系统会提示无法投递；其他条件以单位审核为准。',
      ],
      ['{s}什么时候截止？', '以岗位页显示的截止时间为准，精确到分钟。建议提前一天完成投递。'],
    ],
  },
  review: {
    subjects: ['资格初审', '学历审核', '专业审核', '身份审核', '材料复核'],
    forms: [
      ['{s}一般需要多久？', '通常在报名截止后 7 个工作日内完成，结果会通过站内消息通知您。'],
      [
        '{s}没有通过可以申诉吗？',
        '岗位仍开放时，您可以按提示补正材料后重新提交；岗位关闭后以单位解释为准。',
      ],
      ['{s}主要看哪些内容？', '主要核对学历、专业、年龄、资格证书与来源类别是否符合岗位要求。'],
      ['{s}期间可以投递其他岗位吗？', '可以，但同时进行中的投递数量不能超过上限。'],
    ],
  },
  interview: {
    subjects: ['现场面试', '线上面试', '专业测试', '体能测评', '结构化面试'],
    forms: [
      [
        '怎样预约{s}的时间？',
        '收到通知后，请在“我的投递”中选择合适的时段。时段名额有限，先选先得。',
      ],
      ['{s}时间冲突可以改期吗？', '可以申请一次改期，请说明原因和可以参加的时间，由单位确认。'],
      ['参加{s}要带什么材料？', '请携带身份证件、学历证书原件以及通知中列出的其他材料。'],
      ['错过{s}会有什么后果？', '未请假缺席的，本次流程结束，并可能影响再次投递同一单位。'],
    ],
  },
  background: {
    subjects: ['背景调查', '政治考核', '工作经历核实', '学历核实', '无犯罪记录核实'],
    forms: [
      ['{s}会调查哪些内容？', '仅限通知中列明的项目，由列明的机构进行，结果只用于本次招聘。'],
      ['不同意{s}会怎样？', '您有权拒绝。拒绝后本次投递流程终止，不影响您投递其他岗位。'],
      ['{s}的资料会保存多久？', '保存期限在征求您同意时写明，到期后删除。'],
      ['{s}需要本人做什么？', '请在通知规定的时间内确认是否同意，并保证联系人信息真实有效。'],
    ],
  },
};

function makeQuestions(): QuestionAnswer[] {
  const base = Object.entries(topics).flatMap(([category, { subjects, forms }]) =>
    forms.flatMap(([question, answer]) =>
      subjects.map((subject) => ({
        category: category as QuestionCategory,
        question: question.replaceAll('{s}', subject),
        answerHtml: `<p>${answer.replaceAll('{s}', subject)}</p>`,
      })),
    ),
  );
  return Array.from({ length: scaled(COUNT) }, (_, index) => {
    const one = base[index % base.length] as (typeof base)[number];
    const round = Math.floor(index / base.length);
    return {
      ...one,
      id: String(FIRST_ID + index),
      question: round === 0 ? one.question : `${one.question}（补充说明 ${round}）`,
    };
  });
}

/** All questions with their answers, 120 times PREVIEW_SCALE, by category. */
export const allQuestions = oncePer(() => scaled(COUNT), makeQuestions);
