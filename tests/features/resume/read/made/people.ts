/** Made people: the words of their papers, and for each word its code. Names, units and numbers do not exist. */

interface Schooling {
  school: string;
  major: string;
  level: [word: string, code: string];
  degree?: [word: string, code: string];
  span: [string, string];
}

interface Job {
  employer: string;
  post: string;
  span: [string, string | undefined];
  duties: string[];
}

interface Service {
  unit: string;
  post: string;
  rank: [word: string, code: string];
  span: [string, string];
}

export interface MadePerson {
  name: string;
  gender: [word: string, code: string];
  birthDate: string;
  /** 17 digits; the last one is computed. */
  id: string;
  ethnicity: [word: string, code: string];
  political: [word: string, code: string];
  marital: [word: string, code: string];
  native: [word: string, code: string];
  current: [word: string, code: string];
  mobile: string;
  email: string;
  wish: [word: string, code: string];
  education: Schooling[];
  work: Job[];
  service: Service[];
  project?: { name: string; role: string; span: [string, string]; text: string };
  certificates: [name: string, month: string][];
  language: [words: string, expected: string];
  awards: [title: string, month: string, kind: string][];
  self: string;
}

export const people: readonly MadePerson[] = [
  {
    name: '沈若溪',
    gender: ['女', '2'],
    birthDate: '1997-08-14',
    id: '99000019970814022',
    ethnicity: ['汉族', '01'],
    political: ['中共党员', '01'],
    marital: ['未婚', '10'],
    native: ['山东省青岛市', '370200'],
    current: ['江苏省南京市', '320100'],
    mobile: '13800000201',
    email: 'shenruoxi@example.cn',
    wish: ['软件与数据', 'technical-software'],
    education: [
      {
        school: '南京青岚理工大学',
        major: '计算机科学与技术',
        level: ['硕士研究生', 'master'],
        degree: ['硕士', 'master'],
        span: ['2019-09', '2022-06'],
      },
      {
        school: '青岛云杉理工大学',
        major: '软件工程',
        level: ['大学本科', 'bachelor'],
        degree: ['学士', 'bachelor'],
        span: ['2015-09', '2019-06'],
      },
    ],
    work: [
      {
        employer: '南京望川软件有限公司',
        post: '算法工程师',
        span: ['2022-07', undefined],
        duties: ['负责推荐模型的训练与上线。', '点击率提升 11%。'],
      },
    ],
    service: [],
    project: {
      name: '门店补货预测系统',
      role: '算法负责人',
      span: ['2023-01', '2023-10'],
      text: '用历史销量预测每日补货量，缺货率下降三成。',
    },
    certificates: [['软件设计师', '2018-11']],
    language: ['英语 六级', 'language=en ; level=cet6'],
    awards: [['国家奖学金', '2018-10', 'reward']],
    self: '逻辑清楚，能把问题讲明白。',
  },
  {
    name: '石磊',
    gender: ['男', '1'],
    birthDate: '1992-11-30',
    id: '99000019921130033',
    ethnicity: ['满族', '11'],
    political: ['中共党员', '01'],
    marital: ['已婚', '20'],
    native: ['辽宁省沈阳市', '210100'],
    current: ['辽宁省大连市', '210200'],
    mobile: '13900000202',
    email: 'shilei92@example.com',
    wish: ['消防与安全', 'skilled-security'],
    education: [
      {
        school: '沈阳明湖职业技术学院',
        major: '消防工程技术',
        level: ['大专', 'college'],
        span: ['2018-09', '2021-06'],
      },
    ],
    work: [
      {
        employer: '大连砚山物业服务有限公司',
        post: '消防主管',
        span: ['2021-07', '2024-03'],
        duties: ['管理四个小区的消防设备，组织演练。'],
      },
      {
        employer: '大连松岳港务集团',
        post: '安全员',
        span: ['2024-04', undefined],
        duties: ['巡查码头，登记隐患并跟踪整改。'],
      },
    ],
    service: [
      {
        unit: '武警某支队',
        post: '班长',
        rank: ['中士', 'sergeant'],
        span: ['2010-12', '2018-12'],
      },
    ],
    certificates: [['建（构）筑物消防员四级', '2019-05']],
    language: ['英语 能阅读资料', 'language=en ; level=reading'],
    awards: [['优秀士兵', '2014-12', 'title']],
    self: '军人出身，守纪律，反应快。',
  },
  {
    name: '方晴',
    gender: ['女', '2'],
    birthDate: '2000-04-06',
    id: '99000020000406044',
    ethnicity: ['回族', '03'],
    political: ['共青团员', '03'],
    marital: ['未婚', '10'],
    native: ['宁夏回族自治区银川市', '640100'],
    current: ['陕西省西安市雁塔区', '610113'],
    mobile: '15000000203',
    email: 'fangqing@example.cn',
    wish: ['护理', 'technical-nursing'],
    education: [
      {
        school: '西安长汀医科大学',
        major: '护理学',
        level: ['本科', 'bachelor'],
        degree: ['理学学士', 'bachelor'],
        span: ['2018-09', '2022-07'],
      },
    ],
    work: [
      {
        employer: '西安青岚人民医院',
        post: '护士',
        span: ['2022-08', undefined],
        duties: ['在急诊科完成分诊与抢救配合。'],
      },
    ],
    service: [],
    certificates: [
      ['护士执业资格证书', '2022-05'],
      ['普通话水平测试二级甲等', '2019-12'],
    ],
    language: ['英语 四级', 'language=en ; level=cet4'],
    awards: [
      ['校级三好学生', '2020-06', 'title'],
      ['优秀毕业生', '2022-06', 'title'],
    ],
    self: '有耐心，手脚麻利。',
  },
  {
    name: '欧阳志强',
    gender: ['男', '1'],
    birthDate: '1986-02-19',
    id: '99000019860219055',
    ethnicity: ['汉族', '01'],
    political: ['群众', '13'],
    marital: ['已婚', '20'],
    native: ['湖北省宜昌市', '420500'],
    current: ['湖北省武汉市', '420100'],
    mobile: '18600000204',
    email: 'oyzq@example.com',
    wish: ['项目管理', 'management-project'],
    education: [
      {
        school: '武汉星野工业大学',
        major: '工程管理',
        level: ['大学本科', 'bachelor'],
        degree: ['学士', 'bachelor'],
        span: ['2004-09', '2008-06'],
      },
    ],
    work: [
      {
        employer: '武汉云杉建筑设计研究院',
        post: '助理工程师',
        span: ['2008-07', '2013-05'],
        duties: ['编制施工图预算。'],
      },
      {
        employer: '长汀市政工程有限公司',
        post: '项目经理',
        span: ['2013-06', '2020-12'],
        duties: ['负责两条城市道路的进度、质量和成本。', '按期交付，没有安全事故。'],
      },
      {
        employer: '武汉望川置业集团',
        post: '工程总监',
        span: ['2021-01', undefined],
        duties: ['管理五个在建项目。'],
      },
    ],
    service: [],
    project: {
      name: '滨江大道改造工程',
      role: '项目负责人',
      span: ['2016-03', '2018-09'],
      text: '全长六公里，提前二十天通车。',
    },
    certificates: [['一级建造师', '2014-09']],
    language: ['英语 流利', 'language=en ; level=fluent'],
    awards: [['省优质工程奖', '2019-03', 'reward']],
    self: '十五年工程管理经验，擅长协调各方。',
  },
];
