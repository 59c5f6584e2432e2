import type { ProfessionKey } from './professions';

/** A line of business: the names of its units and the professions they look for. */
export interface Sector {
  /** A code of the term `industry`. */
  industry: string;
  /** A code of the term `nature`. */
  nature: string;
  root: string;
  branches: readonly string[];
  units: readonly string[];
  professions: readonly ProfessionKey[];
  about: string;
}

const list = (line: string): string[] => line.split(' ');

/** Professions that every unit looks for. */
export const commonProfessions: readonly ProfessionKey[] = [
  'office',
  'hr',
  'finance',
  'party',
  'driving',
  'cooking',
  'archives',
  'maintenance',
  'service',
  'security',
];

/** The twelve lines of business. All names are made up. */
export const sectors: readonly Sector[] = [
  {
    industry: 'equipment',
    nature: 'institution',
    root: '装备科研集团',
    branches: list('总体研究院 电子研究院 动力研究院 试验中心'),
    units: list(
      '精密机械研究所 光电技术研究所 特种材料研究所 控制技术研究所 结构强度研究所 环境试验站 科技情报研究所 系统仿真实验室',
    ),
    professions: [
      'mechanical',
      'electronic',
      'software',
      'material',
      'quality',
      'project',
      'research',
    ],
    about: '主要从事装备关键技术研究、样机研制与试验验证，设有博士后工作站和省级重点实验室。',
  },
  {
    industry: 'medical',
    nature: 'hospital',
    root: '医疗健康管理中心',
    branches: list('总医院 康复医学中心 疾病预防中心 药材供应站'),
    units: list('综合医院 康复疗养院 口腔医院 眼科医院 门诊部 健康体检中心 血液制品站 妇幼保健院'),
    professions: ['medical', 'medical', 'nursing', 'nursing', 'pharmacy', 'psychology', 'network'],
    about: '集医疗、教学、科研、疗养于一体，服务部队官兵、军属和驻地群众。',
  },
  {
    industry: 'education',
    nature: 'school',
    root: '教育服务中心',
    branches: list('基础教育部 职业教育学院 学前教育中心 继续教育学院'),
    units: list(
      '实验小学 附属中学 幼儿园 职业技术学校 技师学院 开放教育分院 教师发展中心 青少年活动中心',
    ),
    professions: ['teaching', 'teaching', 'teaching', 'education', 'psychology', 'press'],
    about: '面向军人子女和驻地学生办学，小班教学，寄宿条件完善，历年质量评估位于前列。',
  },
  {
    industry: 'logistics',
    nature: 'public',
    root: '后勤保障集团',
    branches: list('军需物资中心 运输保障中心 营房管理中心 油料供应中心'),
    units: list(
      '综合保障基地 物资储备库 被装供应站 运输服务站 给养保障站 营房维修所 冷链配送中心 农副业生产基地',
    ),
    professions: [
      'supply',
      'warehouse',
      'driving',
      'cooking',
      'maintenance',
      'security',
      'construction',
    ],
    about: '承担物资储备、运输投送、饮食和营房保障，全年全时响应保障需求。',
  },
  {
    industry: 'manufacturing',
    nature: 'state',
    root: '装备制造公司',
    branches: list('车辆制造公司 航修公司 船舶修造公司 军械修理厂'),
    units: list('第一机械厂 车辆修理厂 精密铸造厂 仪表厂 动力部件厂 被服厂 船用设备厂 模具分厂'),
    professions: [
      'machining',
      'machining',
      'mechanical',
      'quality',
      'electronic',
      'supply',
      'project',
    ],
    about: '拥有完整的机械加工、装配与修理能力，是省级专精特新企业，职工技能竞赛成绩突出。',
  },
  {
    industry: 'information',
    nature: 'mixed',
    root: '信息通信公司',
    branches: list('软件研究院 网络运营中心 数据中心 通信工程公司'),
    units: list(
      '软件技术中心 通信保障站 数据服务中心 网络安全中心 指挥信息技术所 卫星地面站 云计算分公司 数字内容工作室',
    ),
    professions: [
      'software',
      'software',
      'network',
      'communication',
      'electronic',
      'project',
      'press',
    ],
    about: '为部队和政府单位提供软件、网络、通信保障服务，研发人员占七成以上。',
  },
  {
    industry: 'construction',
    nature: 'state',
    root: '工程建设公司',
    branches: list('设计研究院 工程总承包公司 检测监理公司 机场工程公司'),
    units: list(
      '建筑设计所 岩土勘察队 营房工程处 市政工程处 工程检测站 造价咨询所 设备安装公司 园林工程队',
    ),
    professions: [
      'construction',
      'construction',
      'survey',
      'maintenance',
      'machining',
      'supply',
      'project',
    ],
    about: '承担营区、医院、学校和机场工程的设计、施工与检测，具备甲级设计与一级施工资质。',
  },
  {
    industry: 'culture',
    nature: 'public',
    root: '文化宣传中心',
    branches: list('演艺中心 传媒中心 纪念场馆管理处 美术创作院'),
    units: list(
      '文工团 军史陈列馆 影视制作部 图书音像社 英烈纪念馆 美术工作室 新媒体中心 文化器材站',
    ),
    professions: ['culture', 'culture', 'archives', 'press', 'party', 'service'],
    about: '创作演出、展览讲解、影视出版并重，每年到基层演出和宣讲二百余场。',
  },
  {
    industry: 'consulting',
    nature: 'institution',
    root: '战略咨询研究院',
    branches: list('科技情报中心 政策研究中心 外语翻译中心 人才评价中心'),
    units: list(
      '产业研究所 情报资料室 翻译社 标准化研究所 历史文献研究所 评估咨询所 期刊编辑部 培训研究所',
    ),
    professions: ['research', 'research', 'translation', 'archives', 'project', 'quality'],
    about: '为决策部门提供研究咨询、情报编译与标准服务，研究成果多次获得省部级奖励。',
  },
  {
    industry: 'service',
    nature: 'mixed',
    root: '综合服务公司',
    branches: list('财务共享中心 法律服务中心 资产管理公司 物业服务公司'),
    units: list(
      '审计事务部 会计服务部 法律援助站 采购代理部 物业管理处 接待服务处 保险服务部 资产评估部',
    ),
    professions: ['finance', 'finance', 'legal', 'supply', 'service', 'hr', 'security'],
    about: '为系统内单位提供财务共享、法律、采购代理和物业服务，流程公开，服务标准化。',
  },
  {
    industry: 'survey',
    nature: 'institution',
    root: '测绘气象中心',
    branches: list('测绘信息院 气象水文中心 导航应用中心 环境监测中心'),
    units: list(
      '航测大队 制图大队 气象观测站 海洋水文站 遥感应用室 导航检测站 地理信息工程部 环境监测站',
    ),
    professions: ['survey', 'survey', 'survey', 'software', 'quality', 'communication'],
    about: '开展测绘、气象、水文、导航业务，长期承担抢险救灾中的应急测绘和气象保障。',
  },
  {
    industry: 'veterans',
    nature: 'public',
    root: '退役军人服务集团',
    branches: list('就业创业中心 技能培训学院 荣军康养中心 人力资源公司'),
    units: list(
      '就业服务站 技能培训基地 创业孵化园 荣军疗养院 人才测评中心 驾驶培训学校 职业介绍所 权益咨询站',
    ),
    professions: ['psychology', 'psychology', 'education', 'teaching', 'hr', 'legal', 'nursing'],
    about: '为退役军人和军属提供职业介绍、技能培训、创业辅导与康养服务。',
  },
];

/** Fictional names of groups, two characters each. */
export const brands: readonly string[] = list(
  '青岚 砺行 松岳 云杉 望川 长汀 砚山 星野 明湖 远桥 铁岩 丹枫 沧原 启明 川禾 鹤鸣 岱青 凌霜 和畅 金戈 北望 朔风 澄江 嘉木',
);
