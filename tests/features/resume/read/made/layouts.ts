import type { MadePerson } from './people';

type Style = (month: string) => string;

const dotted: Style = (month) => month.replace('-', '.');
const chinese: Style = (month) => month.replace(/^(\d+)-0?(\d+)$/, '$1年$2月');
const slashed: Style = (month) => month.replace('-', '/');

const between = ([from, to]: readonly [string, string | undefined], style: Style, dash: string) =>
  `${style(from)}${dash}${to ? style(to) : '至今'}`;

const day = (date: string) => date.replace(/^(\d+)-0?(\d+)-0?(\d+)$/, '$1年$2月$3日');

/** Lines beside each other, as in a paper with two columns. */
function beside(left: readonly string[], right: readonly string[]): string[] {
  const count = Math.max(left.length, right.length);
  return Array.from({ length: count }, (_, at) => `${left[at] ?? ''}  ║  ${right[at] ?? ''}`);
}

type Layout = (person: MadePerson, id: string) => string[];

const table2: Layout = (p, id) => [
  '个人简历表',
  `姓名  ${p.name}`,
  `性别  ${p.gender[0]}`,
  `出生日期  ${p.birthDate}`,
  `身份证号码  ${id}`,
  `民族  ${p.ethnicity[0]}`,
  `政治面貌  ${p.political[0]}`,
  `婚姻状况  ${p.marital[0]}`,
  `籍贯  ${p.native[0]}`,
  `现居住地  ${p.current[0]}`,
  `手机号码  ${p.mobile}`,
  `电子邮箱  ${p.email}`,
  '求职意向',
  `期望岗位  ${p.wish[0]}`,
  '教育经历',
  ...p.education.flatMap((one) => [
    `起止时间  ${between(one.span, dotted, '-')}`,
    `毕业学校  ${one.school}`,
    `专业  ${one.major}`,
    `学历  ${one.level[0]}`,
    ...(one.degree ? [`学位  ${one.degree[0]}`] : []),
  ]),
  ...(p.service.length > 0 ? ['服役经历'] : []),
  ...p.service.flatMap((one) => [
    `服役时间  ${between(one.span, dotted, '-')}`,
    `部队  ${one.unit}`,
    `职务  ${one.post}`,
    `军衔  ${one.rank[0]}`,
  ]),
  '工作经历',
  ...p.work.flatMap((one) => [
    `起止时间  ${between(one.span, dotted, '-')}`,
    `工作单位  ${one.employer}`,
    `担任职务  ${one.post}`,
    `工作内容  ${one.duties.join('')}`,
  ]),
  ...(p.project
    ? [
        '项目经历',
        `项目时间  ${between(p.project.span, dotted, '-')}`,
        `项目名称  ${p.project.name}`,
        `担任角色  ${p.project.role}`,
        `项目描述  ${p.project.text}`,
      ]
    : []),
  '资格证书',
  ...p.certificates.map(([name, month]) => `${dotted(month)}  ${name}`),
  '外语水平',
  p.language[0],
  '奖惩情况',
  ...p.awards.map(([title, month]) => `${dotted(month)}  ${title}`),
  '自我评价',
  p.self,
];

const table4: Layout = (p, id) => [
  '应聘登记表',
  `姓名  ${p.name}  性别  ${p.gender[0]}`,
  `出生日期  ${day(p.birthDate)}  民族  ${p.ethnicity[0]}`,
  `政治面貌  ${p.political[0]}  婚姻状况  ${p.marital[0]}`,
  `籍贯  ${p.native[0]}  现居住地  ${p.current[0]}`,
  `联系电话  ${p.mobile}  电子邮箱  ${p.email}`,
  `身份证号  ${id}`,
  `应聘岗位  ${p.wish[0]}`,
  '教育经历',
  '起止时间  学校  专业  学历  学位',
  ...p.education.map(
    (one) =>
      `${between(one.span, chinese, '—')}  ${one.school}  ${one.major}  ${one.level[0]}  ${one.degree?.[0] ?? ''}`,
  ),
  ...(p.service.length > 0 ? ['服役情况', '服役时间  部队名称  职务  军衔'] : []),
  ...p.service.map(
    (one) => `${between(one.span, chinese, '—')}  ${one.unit}  ${one.post}  ${one.rank[0]}`,
  ),
  '工作经历',
  '起止时间  单位名称  职务  主要工作',
  ...p.work.map(
    (one) =>
      `${between(one.span, chinese, '—')}  ${one.employer}  ${one.post}  ${one.duties.join('')}`,
  ),
  ...(p.project
    ? [
        '项目经验',
        '项目时间  项目名称  本人角色  项目内容',
        `${between(p.project.span, chinese, '—')}  ${p.project.name}  ${p.project.role}  ${p.project.text}`,
      ]
    : []),
  '职业资格',
  '取得时间  证书名称',
  ...p.certificates.map(([name, month]) => `${chinese(month)}  ${name}`),
  '外语能力',
  p.language[0],
  '获奖情况',
  '获奖时间  奖项名称',
  ...p.awards.map(([title, month]) => `${chinese(month)}  ${title}`),
  '自我评价',
  p.self,
];

const body = (p: MadePerson, style: Style, dash: string): Record<string, string[]> => ({
  education: p.education.map((one) =>
    [
      between(one.span, style, dash),
      one.school,
      one.major,
      one.level[0],
      one.degree?.[0] ?? '',
    ].join('  '),
  ),
  service: p.service.map((one) =>
    [between(one.span, style, dash), one.unit, one.post, one.rank[0]].join('  '),
  ),
  work: p.work.flatMap((one) => [
    [between(one.span, style, dash), one.employer, one.post].join('  '),
    ...one.duties.map((duty) => `• ${duty}`),
  ]),
  project: p.project
    ? [
        [between(p.project.span, style, dash), p.project.name, p.project.role].join('  '),
        p.project.text,
      ]
    : [],
  certificates: p.certificates.map(([name, month]) => `${style(month)}  ${name}`),
  awards: p.awards.map(([title, month]) => `${style(month)}  ${title}`),
});

const under = (title: string, lines: readonly string[] = []) =>
  lines.length > 0 ? [title, ...lines] : [];

const headings: Layout = (p) => {
  const parts = body(p, dotted, ' - ');
  return [
    p.name,
    `${p.gender[0]}  |  ${day(p.birthDate)}  |  ${p.political[0]}  |  现居${p.current[0]}`,
    `电话：${p.mobile}  |  邮箱：${p.email}`,
    `求职意向：${p.wish[0]}`,
    ...under('教育背景', parts.education),
    ...under('军旅生涯', parts.service),
    ...under('工作经验', parts.work),
    ...under('项目经验', parts.project),
    ...under('证书', parts.certificates),
    ...under('语言', [p.language[0]]),
    ...under('荣誉奖项', parts.awards),
    ...under('个人评价', [p.self]),
  ];
};

const timeline: Layout = (p) => [
  p.name,
  `${p.mobile} / ${p.email}`,
  ...under(
    '◎ 教育',
    p.education.flatMap((one) => [
      between(one.span, slashed, ' ~ '),
      one.school,
      `${one.major} · ${one.level[0]}`,
    ]),
  ),
  ...under(
    '◎ 服役',
    p.service.flatMap((one) => [
      between(one.span, slashed, ' ~ '),
      one.unit,
      `${one.post} · ${one.rank[0]}`,
    ]),
  ),
  ...under(
    '◎ 工作',
    p.work.flatMap((one) => [
      between(one.span, slashed, ' ~ '),
      one.employer,
      one.post,
      ...one.duties.map((duty) => `- ${duty}`),
    ]),
  ),
  ...under('◎ 证书', body(p, slashed, ' ~ ').certificates),
  ...under('◎ 获奖', body(p, slashed, ' ~ ').awards),
];

const aside = (p: MadePerson) => [
  '基本信息',
  `性别：${p.gender[0]}`,
  `生日：${dotted(dotted(p.birthDate))}`,
  `民族：${p.ethnicity[0]}`,
  `籍贯：${p.native[0]}`,
  '联系方式',
  `手机：${p.mobile}`,
  `邮箱：${p.email}`,
  '语言能力',
  p.language[0],
  '证书',
  ...p.certificates.map(([name]) => name),
];
const mainPart = (p: MadePerson) => {
  const parts = body(p, dotted, '-');
  return [
    ...under('教育经历', parts.education),
    ...under('服役经历', parts.service),
    ...under('工作经历', parts.work),
    ...under('项目经历', parts.project),
    ...under('荣誉', parts.awards),
    ...under('自我评价', [p.self]),
  ];
};

const sidebarLeft: Layout = (p) => beside([p.name, ...aside(p)], mainPart(p));
const sidebarRight: Layout = (p) => beside([p.name, ...mainPart(p)], aside(p));

const labels: Layout = (p, id) => [
  '【基本信息】',
  `姓名：${p.name}  性别：${p.gender[0]}  出生日期：${dotted(dotted(p.birthDate))}`,
  `身份证号：${id}  民族：${p.ethnicity[0]}  政治面貌：${p.political[0]}`,
  `手机：${p.mobile}  邮箱：${p.email}  籍贯：${p.native[0]}`,
  '【求职意向】',
  `意向岗位：${p.wish[0]}`,
  '【教育经历】',
  ...p.education.flatMap((one) => [
    `学校：${one.school}  专业：${one.major}`,
    `学历：${one.level[0]}  时间：${between(one.span, chinese, '至')}`,
  ]),
  ...under(
    '【服役经历】',
    p.service.flatMap((one) => [
      `服役单位：${one.unit}  职务：${one.post}  军衔：${one.rank[0]}`,
      `服役时间：${between(one.span, chinese, '至')}`,
    ]),
  ),
  '【工作经历】',
  ...p.work.flatMap((one) => [
    `公司：${one.employer}  职位：${one.post}`,
    `时间：${between(one.span, chinese, '至')}`,
    `工作职责：${one.duties[0]}`,
    ...one.duties.slice(1),
  ]),
  '【获得证书】',
  ...p.certificates.map(([name, month]) => `${name}（${chinese(month)}）`),
  '【奖励荣誉】',
  ...p.awards.map(([title, month]) => `${chinese(month)}获${title}`),
  '【自我评价】',
  p.self,
];

const form: Layout = (p, id) => {
  const parts = body(p, dotted, '-');
  const beneath = (title: string, columns: string, lines: readonly string[] = []) =>
    lines.length > 0 ? [`${title}  ${columns}`.trim(), ...lines.map((line) => `  ${line}`)] : [];
  return [
    '报名登记表',
    `个人信息  姓名  ${p.name}  性别  ${p.gender[0]}  民族  ${p.ethnicity[0]}`,
    `  出生日期  ${p.birthDate}  政治面貌  ${p.political[0]}`,
    `  身份证号  ${id}  婚姻状况  ${p.marital[0]}`,
    `  手机号码  ${p.mobile}  电子邮箱  ${p.email}`,
    `  籍贯  ${p.native[0]}  现住址  ${p.current[0]}`,
    ...beneath('学习经历', '起止时间  毕业院校  所学专业  学历  学位', parts.education),
    ...beneath('服役经历', '起止时间  服役单位  职务  军衔', parts.service),
    ...beneath(
      '工作经历',
      '起止时间  工作单位  职务',
      p.work.map((one) => [between(one.span, dotted, '-'), one.employer, one.post].join('  ')),
    ),
    ...beneath('奖惩情况', '', parts.awards),
    `自我评价  ${p.self}`,
  ];
};

/** Eight layouts of a paper; tests/features/resume/read/made has as many again that were written by hand. */
export const layouts = {
  table2,
  table4,
  headings,
  timeline,
  sidebarLeft,
  sidebarRight,
  labels,
  form,
};
