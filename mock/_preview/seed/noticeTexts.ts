import type { Notice, Position } from '../../../src/services/types';
import { imageId } from '../files';
import { seeded } from '../random';
import { termLabel } from './terms';
import type { Unit } from './units';

const day = (at: string): string =>
  `${at.slice(0, 4)}年${Number(at.slice(5, 7))}月${Number(at.slice(8, 10))}日`;

function positionsTable(positions: readonly Position[]): string {
  const rows = positions.map(
    (one) =>
      `<tr><td><a href="/recruitmentview/${one.id}/notice">${one.name}</a></td><td>${one.enterpriseName}</td><td>${one.headcount}</td><td>${termLabel('education', one.education)}</td><td>${one.regionName}</td></tr>`,
  );
  return `<table><caption>部分在招岗位</caption><thead><tr><th>岗位</th><th>单位</th><th>人数</th><th>最低学历</th><th>地点</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

const datesList = (notice: Notice): string =>
  `<ul>${notice.keyDates.map(({ label, at }) => `<li>${label}：${day(at)} ${at.slice(11, 16)}</li>`).join('')}</ul>`;

function recruitment(notice: Notice, unit: Unit, positions: readonly Position[]): string[] {
  return [
    `<p>因事业发展需要，${unit.name}面向社会公开招聘工作人员。${unit.sector.about}现将有关事项公告如下。</p>`,
    '<h2>一、招聘原则</h2><p>坚持公开、平等、竞争、择优，严格按照规定的条件和程序进行。同等条件下优先录用退役军人、现役军人配偶、烈士及因公牺牲军人配偶子女。</p>',
    '<h2>二、报考条件</h2><ol><li>具有中华人民共和国国籍，遵守宪法和法律；</li><li>具备岗位要求的学历、专业、年龄和资格条件；</li><li>具有正常履行职责的身体条件；</li><li>有下列情形之一的不得报名：曾受刑事处罚的，被开除公职的，被列为失信被执行人的。</li></ol>',
    `<h2>三、招聘岗位</h2>${positionsTable(positions)}<p>全部岗位见<a href="/recruitment/${unit.id}">${unit.shortName}招聘专页</a>和附件。</p>`,
    `<p><img src="/pt/portal/file/view/${imageId('photo', `${unit.id}-1`)}" alt="${unit.shortName}办公区" width="720" height="405"></p>`,
    `<h2>四、时间安排</h2>${datesList(notice)}`,
    '<h2>五、报名方式</h2><p>只在本平台网上报名，不收取任何费用。报名前请完善简历，每人可同时投递的岗位数量以平台提示为准。学历认证可登录<a href="https://www.chsi.com.cn/">中国高等教育学生信息网</a>办理。</p>',
    '<h2>六、咨询与监督</h2><p>政策咨询电话见各岗位页面。对招聘工作有异议的，可在公示期内以书面形式反映。</p>',
  ];
}

function supplement(notice: Notice, unit: Unit, positions: readonly Position[]): string[] {
  return [
    `<p>${unit.name}公开招聘公告发布后，报名踊跃。根据工作需要，现对有关安排补充如下，其他事项仍按原公告执行。</p>`,
    `<h2>一、调整事项</h2><p>部分岗位报名人数不足，报名时间顺延；已报名人员无需重复操作。调整后的安排：</p>${datesList(notice)}`,
    `<h2>二、涉及岗位</h2>${positionsTable(positions)}`,
    '<h2>三、其他</h2><p>请已进入面试环节的人员及时在<a href="/user/appointments">我的预约</a>中确认时间和地点。</p>',
  ];
}

const surnames = '赵 钱 孙 李 周 吴 郑 王 冯 陈 沈 韩 杨 许 何 吕 张 孔 曹 严'.split(' ');
const jobs = [
  '综合岗',
  '护理岗',
  '机械工程师',
  '小学教师',
  '驾驶员',
  '网络安全岗',
  '会计岗',
  '测绘技术员',
];

function publicity(notice: Notice, unit: Unit): string[] {
  const random = seeded(`publicity-${notice.id}`);
  const rows = Array.from({ length: random.int(5, 9) }, (_, index) => {
    const number = `${notice.id}${String(random.int(1000, 9999))}`;
    return `<tr><td>${index + 1}</td><td>${random.pick(surnames)}＊＊</td><td>${number}</td><td>${random.pick(jobs)}</td><td>${random.int(720, 910) / 10}</td></tr>`;
  });
  return [
    `<p>经报名、资格初审、面试、背景调查等程序，${unit.name}拟录用人员名单已经确定，现予公示。为保护个人信息，姓名只列姓氏，以报名序号为准。</p>`,
    `<table><thead><tr><th>序号</th><th>姓名</th><th>报名序号</th><th>岗位</th><th>综合成绩</th></tr></thead><tbody>${rows.join('')}</tbody></table>`,
    `<h2>公示时间</h2>${datesList(notice)}`,
    '<h2>反映情况</h2><p>对拟录用人员有异议的，请在公示期内实名反映，并提供可查证的线索。</p>',
  ];
}

const policy = [
  '<h2>一、适用范围</h2><p>本文件适用于在本平台发布岗位的各单位，以及通过本平台报名的求职者。</p>',
  '<h2>二、主要内容</h2><ol><li>服役经历以退役证件和档案记载为准，军龄按规定计入工作年限；</li><li>同等条件下优先录用退役军人和军属，优先条件须在报名时提交证明；</li><li>审核结论应说明理由，并一次告知需要补充的材料；</li><li>审核人与求职者有亲属关系的应当回避。</li></ol>',
  '<h2>三、办理时限</h2><table><thead><tr><th>环节</th><th>时限</th></tr></thead><tbody><tr><td>资格初审</td><td>报名截止后 7 个工作日</td></tr><tr><td>补充材料</td><td>告知后 5 个自然日</td></tr><tr><td>背景调查</td><td>同意后 15 个工作日</td></tr><tr><td>公示</td><td>不少于 7 个自然日</td></tr></tbody></table>',
  '<h2>四、相关规定</h2><p>国家有关政策以<a href="https://www.gov.cn/zhengce/">中国政府网政策栏目</a>公布的文本为准。</p>',
];

const system = [
  '<h2>一、事项说明</h2><p>为提升服务质量，平台将按计划进行调整。调整期间浏览岗位和公告不受影响，登录和投递可能短暂中断，请合理安排时间，尽量不要在截止当日集中操作。</p>',
  '<h2>二、请您注意</h2><ul><li>平台不向求职者收取任何费用，也不委托其他机构代报名；</li><li>验证码只用于本人操作，工作人员不会向您索要；</li><li>遇到问题可先查看<a href="/questionandanswer">常见问题</a>。</li></ul>',
  '<h2>三、服务时间</h2><p>人工咨询时间为工作日 8:30—11:30、14:00—17:30。</p>',
];

/** The text of a notice as HTML, by its type. */
export function noticeContent(
  notice: Notice,
  unit: Unit | undefined,
  positions: readonly Position[],
): string {
  const head = `<p>发布日期：${day(notice.publishedAt)}</p>`;
  if (unit && notice.type === 'recruitment') {
    return [head, ...recruitment(notice, unit, positions)].join('');
  }
  if (unit && notice.type === 'supplement') {
    return [head, ...supplement(notice, unit, positions)].join('');
  }
  if (unit && notice.type === 'publicity') {
    return [head, ...publicity(notice, unit)].join('');
  }
  return [head, ...(notice.type === 'policy' ? policy : system)].join('');
}
