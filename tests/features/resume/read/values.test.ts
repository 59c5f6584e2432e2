/** @jest-environment node */
import { paperOfText } from '@/features/resume/read/lines';
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
  [
    'headings whose letters stand below each other',
    '王若水\n教\n育\n经\n历\n2011.09-2015.06  济南砚山大学  土木工程  本科\n工作\n经历  2018.07-至今  山东云杉建筑有限公司  施工员\n自\n我\n评\n价\n做事认真。',
    {
      basic: [{ name: '王若水' }],
      education: [{ school: '济南砚山大学', major: '土木工程', start: '2011-09', end: '2015-06' }],
      work: [{ employer: '山东云杉建筑有限公司', post: '施工员', start: '2018-07' }],
      selfEvaluation: [{ text: '做事认真。' }],
    },
  ],
  [
    'a scan whose letters all stand apart',
    '姓 名：王 建 国 性 别：男\n出 生 年 月：1993 年 5 月 6 日 政 治 面 貌：中 共 党 员\n电 话：1 3 9 0 0 0 0 1 2 0 1\n教 育 经 历\n2011.09-2015.06 济 南 砚 山 大 学 土 木 工 程 本 科\n工 作 经 历\n2015.07-2019.08 山 东 云 杉 建 筑 有 限 公 司 施 工 员\n2019.09-至 今 济 南 望 川 置 业 集 团 工 程 部 项 目 经 理\n负 责 住 宅 项 目 的 进 度 与 质 量 。',
    {
      basic: [
        {
          name: '王建国',
          gender: '1',
          birthDate: '1993-05-06',
          political: '01',
          mobile: '13900001201',
        },
      ],
      education: [{ school: '济南砚山大学', major: '土木工程', education: 'bachelor' }],
      work: [
        { employer: '山东云杉建筑有限公司', post: '施工员', end: '2019-08' },
        {
          employer: '济南望川置业集团',
          department: '工程部',
          post: '项目经理',
          duties: '负责住宅项目的进度与质量。',
        },
      ],
    },
  ],
  ...(
    [
      [
        'beside each other',
        '学历学位  全日制教育  大学本科 法学学士  毕业院校及专业  西安望川大学 法学\n  在职教育  硕士  毕业院校及专业  陕西明湖大学 经济法学',
      ],
      [
        'in sentences',
        '全日制教育：西安望川大学法学专业，本科，法学学士\n在职教育：陕西明湖大学经济法学专业，硕士',
      ],
      [
        'in a form with broken labels',
        '学历  全日制  大学本科  毕业院校  西安望川大学\n学位  教 育  法学学士  系及专业  法学\n学历  在 职  硕士  毕业院校  陕西明湖大学\n学位  教 育    系及专业  经济法学专业',
      ],
      [
        'one below the other',
        '学历学位\n全日制教育  大学本科  法学学士\n毕业院校  西安望川大学  专业  法学\n在职教育  硕士\n毕业院校  陕西明湖大学  专业  经济法学',
      ],
      [
        'in columns',
        '学历学位  全日制教育  大学本科 法学学士  在职教育  硕士\n毕业院校及专业  西安望川大学 法学  毕业院校及专业  陕西明湖大学 经济法学',
      ],
    ] as const
  ).map(([where, lines]): [string, string, Record<string, object[]>] => [
    `full-time studies and those beside work, ${where}`,
    `姓名  秦川  性别  男\n${lines}`,
    {
      basic: [{ name: '秦川', gender: '1' }],
      education: [
        {
          school: '西安望川大学',
          major: '法学',
          education: 'bachelor',
          degree: 'bachelor',
          studyMode: 'fullTime',
        },
        { school: '陕西明湖大学', major: '经济法学', degree: 'master', studyMode: 'partTime' },
      ],
    },
  ]),
  [
    'a city in English with its province behind a street',
    'NORA FENG\nNo. 8 Example Road, Suzhou, Jiangsu · (+86) 137-0000-1305',
    { basic: [{ name: 'NORA FENG', currentRegion: '320500' }] },
  ],
  [
    'a company in English whose name ends with a full stop, below its time',
    'EXPERIENCE\n2019/04 - Present\nQinglan Rail Vehicles Co., Ltd.\nProject Engineer\nLed the redesign of a bogie.',
    {
      work: [
        {
          employer: 'Qinglan Rail Vehicles Co., Ltd.',
          post: 'Project Engineer',
          duties: 'Led the redesign of a bogie.',
        },
      ],
    },
  ],
  [
    'studies and an internship in a letter',
    '您好！我叫范书豪，今年毕业于太原松岳科技大学自动化专业（本科）。\n在校期间：2023年7月-2023年9月，在太原云杉重型机械有限公司实习，担任电气实习生。\n联系方式：13300001403\n期待您的回复！',
    {
      basic: [{ name: '范书豪', mobile: '13300001403' }],
      education: [{ school: '太原松岳科技大学', major: '自动化', education: 'bachelor' }],
      work: [{ employer: '太原云杉重型机械有限公司', post: '电气实习生', internship: true }],
    },
  ],
  [
    'the name in a title',
    '秦雨桐的简历\n现居住：贵阳-南明区',
    { basic: [{ name: '秦雨桐', currentRegion: '520102' }] },
  ],
  [
    'where somebody comes from, and what a sentence below the certificates looks for',
    '我是陆远航，安徽合肥人，手机13500001109。\n证书：一级建造师、中级工程师\n想应聘土木岗位，一周内可到岗。',
    {
      basic: [{ name: '陆远航', nativeRegion: '340100' }],
      certificates: [{ name: '一级建造师' }, { name: '中级工程师' }],
      intention: [{ arrival: 'week' }],
    },
  ],
  [
    'a direction of the studies and no remark, and the certificates among skills',
    '教育经历\n2019.09-2023.06  明湖师范学院  汉语言文学（师范）  本科\n2015.09-2019.06  砚山大学  软件工程（国家特色专业）  本科\n技能与证书\n教师资格证、普通话一级乙等、Python',
    {
      education: [{ major: '汉语言文学（师范）' }, { major: '软件工程' }],
      certificates: [{ name: '教师资格证' }, { name: '普通话一级乙等' }],
    },
  ],
  [
    'a rank behind a post, and tools that are no prize',
    '2021.09-2023.09  某部  战士（上等兵）\n奖项\n2021 平面设计大赛银奖\n工具\nPhotoshop Figma',
    {
      service: [{ unit: '某部', post: '战士', rank: 'privatefirst' }],
      rewards: [{ title: '平面设计大赛银奖' }],
    },
  ],
  [
    'the person’s number and wishes below a job',
    '工作经历\n2024.07-2025.12  福州砚山市政工程有限公司  资料员\n电话：18500001111\n期望地区：福州',
    {
      basic: [{ mobile: '18500001111' }],
      work: [{ post: '资料员' }],
      intention: [{ regionCodes: ['350100'] }],
    },
  ],
  [
    'a project and a role in English that one space parts, and a product that is called a manager',
    'PROJECTS\n2021.03 - 2021.12 Inventory System Team Lead\n2019.01 - 2019.10 Team Task Manager',
    {
      projects: [
        { name: 'Inventory System', role: 'Team Lead', start: '2021-03', end: '2021-12' },
        { name: 'Team Task Manager', start: '2019-01', end: '2019-10' },
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

it.each([
  [
    'the day when a paper was renewed for one of birth',
    '秦雨桐\n最近更新：2026-10-08',
    'birthDate',
  ],
  [
    'where somebody comes from for where they live',
    '陆远航，安徽合肥人，手机13500001109',
    'currentRegion',
  ],
  [
    'a referee’s number for the person’s',
    '秦雨桐，女\n工作经历\n2024.07-至今  福州砚山有限公司  资料员\n证明人：王刚\n电话：18500001111',
    'mobile',
  ],
])('does not take %s', (_what, text, field) => {
  const [basic] = valuesOf(text).basic ?? [];
  expect(basic).toBeDefined();
  expect(basic).not.toHaveProperty(field);
});
