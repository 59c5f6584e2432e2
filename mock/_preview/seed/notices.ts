import type { NoticeDetail, NoticeType } from '../../../src/services/types';
import { attachment, imageId } from '../files';
import { seeded } from '../random';
import { scaled } from '../scale';
import { momentOf, pastMoment, type Today, today } from './day';
import { oncePer } from './once';
import { positionAt, positionId } from './positions';
import { positionTable } from './positionTable';
import { type Unit, units } from './units';

const COUNT = 60;
const FIRST_ID = 3001;
const NINE = 9 * 60;
const PINNED = 3;
const TYPES: readonly NoticeType[] = [
  'recruitment',
  'recruitment',
  'publicity',
  'supplement',
  'policy',
  'system',
];

/** A notice with the unit that issued it, by which the search can be narrowed. */
export interface SeedNotice extends NoticeDetail {
  enterpriseId: string;
}

const policies = [
  '退役军人应聘优待政策问答',
  '随军家属就业安置办法解读',
  '应届毕业生报到与落户须知',
  '文职人员招考体检标准说明',
  '烈士及因公牺牲军人配偶子女优待规定',
];
const maintenance = [
  '报名系统例行维护',
  '简历模块升级',
  '短信验证服务调整',
  '网上支付功能说明',
  '隐私政策更新',
];

function titleOf(type: NoticeType, unit: Unit, round: number): string {
  switch (type) {
    case 'recruitment':
      return `${unit.name}公开招聘公告（第 ${round} 批）`;
    case 'supplement':
      return `${unit.name}招聘岗位补充公告（第 ${round} 号）`;
    case 'publicity':
      return `${unit.name}拟录用人员公示（第 ${round} 批）`;
    case 'policy':
      return `${policies[round % policies.length]}（第 ${round} 期）`;
    default:
      return `关于${maintenance[round % maintenance.length]}的通知（第 ${round} 号）`;
  }
}

function positionRows(rows: readonly number[]): string {
  return rows
    .map((row) => positionAt(row))
    .map(
      (one) =>
        `<tr><td>${one.code}</td><td>${one.name}</td><td>${one.regionName}</td><td>${one.headcount}</td></tr>`,
    )
    .join('');
}

function bodyOf(type: NoticeType, unit: Unit, id: string, rows: readonly number[]): string {
  if (type === 'system' || type === 'policy') {
    return [
      '<p>为方便各位求职者办理业务，现将有关事项说明如下。</p>',
      '<h3>一、适用范围</h3><p>适用于在本平台注册的全部求职者，包括退役军人、随军家属与高校毕业生。</p>',
      '<h3>二、主要内容</h3><ol><li>办理时间为工作日 9:00 至 17:30，节假日顺延；</li><li>所需材料以电子件为准，无需邮寄原件；</li><li>如对结果有异议，可在 5 个工作日内提出复核申请。</li></ol>',
      '<h3>三、咨询方式</h3><p>请拨打页面底部的服务电话，或查看<a href="/questionandanswer">常见问题</a>。政策原文见<a href="https://www.example.com/policy" target="_blank">主管部门网站</a>。</p>',
    ].join('');
  }
  const opening =
    type === 'publicity'
      ? `<p>经资格审查、面试与背景调查，现将${unit.name}拟录用情况予以公示。公示期内如有异议，请实名向组织人事部门反映。</p>`
      : `<p>根据工作需要，${unit.name}面向社会公开招聘工作人员。现将有关事项公告如下。</p>`;
  return [
    opening,
    `<p><img src="/pt/portal/file/view/${encodeURIComponent(imageId('photo', `${unit.id}-1`))}" alt="${unit.shortName}工作场景" width="640" height="360"></p>`,
    `<h3>一、岗位与人数</h3><table><thead><tr><th>岗位代码</th><th>岗位名称</th><th>工作地点</th><th>人数</th></tr></thead><tbody>${positionRows(rows)}</tbody></table>`,
    '<h3>二、应聘条件</h3><ul><li>遵守国家法律法规，品行端正；</li><li>符合岗位要求的学历、专业与资格条件；</li><li>同等条件下，退役军人、随军家属优先。</li></ul>',
    '<h3>三、报名方式</h3><p>在本平台完善简历后，于报名截止前完成投递。每人可同时投递的岗位数量以系统提示为准。</p>',
    '<h3>四、注意事项</h3><p>本次招聘不收取任何费用，不指定任何培训。材料弄虚作假的，取消应聘资格。</p>',
    `<p>公告编号：ZC-${id}</p>`,
  ].join('');
}

function makeNotice(index: number, at: Today): SeedNotice {
  const id = String(FIRST_ID + index);
  const random = seeded(`notice-${id}`);
  const type = TYPES[index % TYPES.length] ?? 'recruitment';
  const unit = units()[(index * 7) % units().length] as Unit;
  const published = -Math.floor(index * 1.5);
  const size = positionTable().size;
  const rows = Array.from({ length: 4 }, () => random.int(12, size - 1));
  const isRecruiting = type === 'recruitment' || type === 'supplement';
  const closing = published + random.int(12, 30);
  return {
    id,
    type,
    title: titleOf(type, unit, Math.floor(index / TYPES.length) + 1),
    pinned: index < PINNED,
    publishedAt: pastMoment(at, published, NINE),
    keyDates: isRecruiting
      ? [
          { label: '报名截止', at: momentOf(at, closing, 18 * 60) },
          { label: '资格初审结果公布', at: momentOf(at, closing + 7, NINE) },
          { label: '集中面试', at: momentOf(at, closing + 15, NINE) },
        ]
      : type === 'publicity'
        ? [{ label: '公示截止', at: momentOf(at, published + 7, 17 * 60) }]
        : [],
    contentHtml: bodyOf(type, unit, id, rows),
    attachments: isRecruiting
      ? [
          attachment('notice', id, '岗位一览表.pdf'),
          attachment('notice', `${id}-form`, '应聘登记表.pdf'),
        ]
      : [],
    positionIds: isRecruiting ? rows.map(positionId) : [],
    enterpriseId: unit.id,
  };
}

const notices = oncePer(
  () => `${scaled(COUNT)}|${today().day}`,
  () => {
    const at = today();
    return Array.from({ length: scaled(COUNT) }, (_, index) => makeNotice(index, at));
  },
);

/** All notices, pinned first, then the newest first; 60 times PREVIEW_SCALE. */
export function allNotices(): readonly SeedNotice[] {
  return notices();
}
