/** @jest-environment node */
import { paperOfText } from '@/features/resume/read/lines';
import { paperOfItems } from '@/features/resume/read/paper';
import { proposalsOf } from '@/features/resume/read/proposals';
import { context } from './made';

const valuesOf = (text: string) =>
  Object.fromEntries(
    proposalsOf(paperOfText(text), context).map(({ section, entries }) => [section, entries]),
  );

it.each<[what: string, text: string, values: Record<string, readonly object[]>]>([
  [
    'labels and values that one space parts',
    '姓名 常胜 性别 男 年龄 36 政治面貌 中共党员 文化程度 大专 户籍地 山东省威海市',
    { basic: [{ name: '常胜', gender: '1', political: '01', householdRegion: '371000' }] },
  ],
  [
    'the label of the next value, with a hint',
    '姓 名 秦川 性 别 男 出生年月（岁） 1983.06（43岁） 籍 贯 陕西西安',
    { basic: [{ name: '秦川', gender: '1', nativeRegion: '610100' }] },
  ],
  [
    'an unknown label behind a value',
    '姓名：云想容 性别：女 座右铭：天道酬勤 政治面貌：共青团员',
    { basic: [{ name: '云想容', gender: '2', political: '03' }] },
  ],
  [
    'words without labels behind the name',
    '姓名：孔令辉，男，汉族，中共党员',
    { basic: [{ name: '孔令辉', gender: '1', ethnicity: '01', political: '01' }] },
  ],
  [
    'a name and wide labels between bars and full-width spaces',
    '周　　敏\n民 族 | 汉 | 婚 否 | 已婚',
    { basic: [{ name: '周敏', ethnicity: '01', maritalStatus: '20' }] },
  ],
  [
    'labels in brackets',
    '【姓名】史可 【性别】男\n【求职意向】土木与建筑 【期望城市】福州、厦门\n【自评】\n踏实负责',
    {
      basic: [{ name: '史可', gender: '1' }],
      intention: [{ categoryCodes: ['technical-construction'], regionCodes: ['350100', '350200'] }],
      selfEvaluation: [{ text: '踏实负责' }],
    },
  ],
  [
    'labels in two languages',
    '姓名：牧野\n教育经历\n学校/School：呼和浩特望川大学 专业/Major：草业科学\n学历/Degree：本科 时间/Period：2014.09-2018.06',
    {
      basic: [{ name: '牧野' }],
      education: [
        {
          school: '呼和浩特望川大学',
          major: '草业科学',
          education: 'bachelor',
          start: '2014-09',
          end: '2018-06',
        },
      ],
    },
  ],
  [
    'a table whose cells one space parts',
    '工作经历\n起止时间 单位名称 职务 主要工作\n2021年7月 - 2024年3月 大连砚山物业服务有限公司 消防主管 巡查码头，登记隐患。',
    {
      work: [
        {
          employer: '大连砚山物业服务有限公司',
          post: '消防主管',
          start: '2021-07',
          end: '2024-03',
          duties: '巡查码头，登记隐患。',
        },
      ],
    },
  ],
  [
    'years of two digits, and an arrow',
    '工作经历\n06年8月—12年10月　望川机械厂　焊工\n2019/03 → 现在　长汀船舶有限公司　班长',
    {
      work: [
        { employer: '望川机械厂', post: '焊工', start: '2006-08', end: '2012-10' },
        { employer: '长汀船舶有限公司', post: '班长', start: '2019-03' },
      ],
    },
  ],
  [
    'headings with numbers, and duties below their label',
    '工作经历一\n时间：2021年3月 至今\n单位：松岳医院\n职务：主管护师\n主要职责：\n带教护士 20 名。\n工作经历二\n时间：2017年8月 至 2021年2月\n单位：云杉医院\n职务：护士',
    {
      work: [
        {
          employer: '松岳医院',
          post: '主管护师',
          start: '2021-03',
          duties: '带教护士 20 名。',
        },
        { employer: '云杉医院', post: '护士', start: '2017-08', end: '2021-02' },
      ],
    },
  ],
  [
    'a soldier among the jobs, and what the form says of his service',
    '姓名 秦岭\n军衔 中士 退役方式 自主就业\n工作经历\n2015年8月至2017年8月，在武警望川支队服役，任文书\n2017年10月至今，在南宁松岳集团有限公司工作，任办公室主任',
    {
      basic: [{ name: '秦岭' }],
      service: [
        {
          unit: '武警望川支队',
          post: '文书',
          rank: 'sergeant',
          dischargeMode: 'discharged',
          enlistedAt: '2015-08',
          dischargedAt: '2017-08',
        },
      ],
      work: [{ employer: '南宁松岳集团有限公司', post: '办公室主任', start: '2017-10' }],
    },
  ],
  [
    'names in English before a post and a degree',
    'WORK EXPERIENCE\nApr 2021 - Now Wangchuan Food Group Senior Accountant\nEDUCATION\nSep 2014 - Jul 2018 Minghu University Accounting Bachelor',
    {
      work: [{ employer: 'Wangchuan Food Group', post: 'Senior Accountant', start: '2021-04' }],
      education: [
        {
          school: 'Minghu University',
          major: 'Accounting',
          education: 'bachelor',
          degree: 'bachelor',
          start: '2014-09',
          end: '2018-07',
        },
      ],
    },
  ],
])('reads %s', (_what, text, values) => {
  expect(valuesOf(text)).toEqual(
    Object.fromEntries(
      Object.entries(values).map(([key, entries]) => [
        key,
        entries.map((entry) => expect.objectContaining(entry)),
      ]),
    ),
  );
});

it('reads the rows of a table whose cells are wrapped around one middle', () => {
  const items = (
    [
      ['姓', 30, 86],
      ['名', 30, 104],
      ['穆青山', 69, 95],
      ['政治', 235, 86],
      ['面貌', 235, 104],
      ['中共党员', 294, 95],
      ['毕', 30, 132],
      ['业', 30, 150],
      ['院', 30, 168],
      ['校', 30, 186],
      ['兰州望川职业', 69, 150],
      ['技术学院', 81, 168],
      ['身高', 235, 159],
      ['178cm', 294, 159],
    ] as const
  ).map(([text, x, y]) => ({ text, x, y, width: 12 * text.length, height: 12, page: 1 }));
  expect(paperOfItems(items)).toEqual([
    [
      ['姓名', '穆青山', '政治面貌', '中共党员'],
      ['毕业院校', '兰州望川职业技术学院', '身高', '178cm'],
    ],
  ]);
});
