import { builtInValues } from '../../../config/siteValues';
import type { PolicyText } from '../../../src/services/types';
import { daysFromNow } from '../clock';

/** The texts name the phone of the footer. */
const { phone } = builtInValues;

const list = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

const privacy = [
  '<p>我们重视您的个人信息。本政策说明征程人才招聘平台收集哪些信息、为什么收集、保存多久，以及您有哪些权利。</p>',
  '<h2>一、我们收集的信息</h2>',
  list([
    '账号信息：登录名、手机号或邮箱、密码的加密结果；',
    '简历信息：基本情况、教育与工作经历、服役经历、证书、家庭成员等您填写的内容；',
    '使用信息：登录时间、设备类型和网络地址，用于账号安全。',
  ]),
  '<h2>二、使用目的</h2><p>只用于岗位匹配、资格审核、面试安排、背景调查和录用，不用于与招聘无关的用途。未经您单独同意，不向招聘单位以外的第三方提供。</p>',
  '<h2>三、保存期限</h2><table><thead><tr><th>信息</th><th>期限</th></tr></thead><tbody><tr><td>账号信息</td><td>注销后 30 日内删除</td></tr><tr><td>投递材料</td><td>招聘结束后 2 年</td></tr><tr><td>登录记录</td><td>6 个月</td></tr></tbody></table>',
  '<h2>四、您的权利</h2>',
  list([
    '随时查看、更正和下载您的信息；',
    `撤回对敏感个人信息处理的同意：在简历中清除相应内容并保存，投递审核期间请联系用人单位，也可拨打 ${phone}；`,
    `撤回对背景调查的同意：公示前在“我的投递”撤回该投递，调查随即停止，之后请联系用人单位，也可拨打 ${phone}；`,
    '撤回同意不影响撤回前已进行的处理；',
    '注销账号，注销时未结束的投递将被撤回。',
  ]),
  `<h2>五、联系我们</h2><p>对本政策有疑问，可拨打 ${phone} 或在常见问题中查找。</p>`,
];

const agreement = [
  '<p>欢迎使用征程人才招聘平台。注册即表示您已阅读并同意本协议。</p>',
  '<h2>一、账号</h2><p>一人一号，请使用真实信息注册并妥善保管密码。发现账号被他人使用，请立即修改密码。</p>',
  '<h2>二、投递</h2>',
  list([
    '您应保证简历和材料真实、准确、完整，弄虚作假的取消资格；',
    '同一时间可投递的岗位数量以平台提示为准，重复投递不予受理；',
    '公示开始前可以撤回投递，撤回后岗位仍在报名时间内的可以再次投递。',
  ]),
  '<h2>三、平台的责任</h2><p>平台不收取任何费用。因不可抗力造成服务中断的，平台会尽快恢复并通过公告说明。</p>',
  '<h2>四、协议的变更</h2><p>协议变更时会在登录后提示，您可以选择同意或注销账号。</p>',
];

const sensitive = [
  '<p>证件号码、健康状况、家庭成员等属于敏感个人信息。处理这些信息需要您单独同意。</p>',
  '<h2>一、处理的信息与必要性</h2>',
  list([
    '证件号码与证件照：核验身份，防止冒名报名和替考；',
    '健康状况：部分岗位对身体条件有法定要求；',
    '家庭成员：核对回避关系和优先条件。',
  ]),
  '<h2>二、对您的影响</h2><p>不同意不影响浏览岗位和公告，但无法完成简历中的相应部分，需要这些信息的岗位将无法投递。</p>',
  '<h2>三、保护措施</h2><p>传输和存储均加密，审核人员按岗位授权查看，查看留有记录。</p>',
  `<h2>四、撤回同意</h2><p>您可以随时撤回：在简历中清除相应内容并保存；投递审核期间请联系用人单位，也可拨打 ${phone}。撤回不影响此前已进行的处理。</p>`,
];

/** Privacy text, terms of use and the consent to sensitive data, in their present versions. */
export function policyTexts(): PolicyText[] {
  return [
    {
      docId: 'privacy',
      kind: 'privacy',
      title: '隐私政策',
      contentHtml: privacy.join(''),
      version: '2026-10',
      publishedAt: daysFromNow(-50, '00:00'),
    },
    {
      docId: 'agreement',
      kind: 'agreement',
      title: '用户协议',
      contentHtml: agreement.join(''),
      version: '2026-10',
      publishedAt: daysFromNow(-50, '00:00'),
    },
    {
      docId: 'sensitive',
      kind: 'sensitive',
      title: '敏感个人信息处理同意书',
      contentHtml: sensitive.join(''),
      version: '2026.1',
      publishedAt: daysFromNow(-120, '00:00'),
    },
  ];
}

/** The present version of a text; `undefined` for an unknown one. */
export function presentVersion(docId: string): string | undefined {
  return policyTexts().find((text) => text.docId === docId)?.version;
}
