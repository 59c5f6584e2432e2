import { completenessOf } from '../../src/features/resume/shared/completeness';
import type { Resume } from '../../src/services/types';
import { daysFromNow } from './clock';
import { attachment, imageId } from './files';
import type { Person } from './people';
import { termEntries } from './seed/terms';

/** A résumé in which nothing is filled. */
export function emptyResume(): Resume {
  return {
    version: 1,
    updatedAt: daysFromNow(-2, '09:00'),
    templateId: 'table',
    completeness: 0,
    basic: {},
    intention: {},
    education: [],
    work: [],
    service: [],
    projects: [],
    research: [],
    certificates: [],
    languages: [],
    computer: [],
    rewards: [],
    family: [],
    selfEvaluation: {},
    attachments: [],
  };
}

/** The code of a label; throws when the terms have no such label. */
function code(termKey: string, label: string): string {
  const found = termEntries(termKey).find((entry) => entry.label === label);
  if (!found) {
    throw new Error(`the term ${termKey} has no ${label}`);
  }
  return found.code;
}

function basicOf(person: Person): Resume['basic'] {
  return {
    name: person.name,
    gender: person.gender,
    birthDate: person.birthDate,
    idType: person.idType,
    idNumber: person.idNumber,
    ethnicity: code('ethnicity', '汉族'),
    nativeRegion: '370100',
    householdRegion: '370100',
    currentRegion: '370100',
    political: code('political', '中国共产党党员'),
    maritalStatus: code('maritalStatus', '未婚'),
    health: code('health', '健康'),
    heightCm: 174,
    weightKg: 68,
    vision: '左 5.0 右 4.9',
    mobile: person.mobile,
    email: person.email,
    sources: [code('source', '退役军人'), code('source', '社会人才')],
    photoFileId: imageId('portrait', person.id),
  };
}

function background(): Pick<Resume, 'education' | 'work' | 'service' | 'projects'> {
  return {
    education: [
      {
        id: 'edu-1',
        school: '青岚理工大学',
        department: '计算机学院',
        major: '软件工程',
        majorCode: '080902',
        majorCategory: code('majorCategory', '工学'),
        education: code('education', '大学本科'),
        degree: code('degree', '学士'),
        studyMode: code('studyMode', '全日制'),
        start: '2016-09',
        end: '2022-06',
      },
      {
        id: 'edu-2',
        school: '青岚市第二中学',
        major: '普通高中',
        education: code('education', '高中'),
        degree: code('degree', '无'),
        studyMode: code('studyMode', '全日制'),
        start: '2013-09',
        end: '2016-06',
      },
    ],
    work: [
      {
        id: 'work-1',
        employer: '云杉数据服务有限公司',
        post: '系统运维工程师',
        department: '技术保障部',
        internship: false,
        start: '2022-07',
        duties:
          '负责 60 余台服务器与 12 套业务系统的日常运维，编写巡检与备份脚本，故障平均恢复时间由 50 分钟降至 18 分钟。',
      },
      {
        id: 'work-2',
        employer: '青岚市政务服务中心',
        post: '信息管理实习生',
        internship: true,
        start: '2021-07',
        end: '2021-12',
        duties: '参与窗口排队系统升级，负责测试记录与用户培训。',
      },
    ],
    service: [
      {
        id: 'service-1',
        enlistedAt: '2017-09',
        dischargedAt: '2019-09',
        unit: '某部通信营',
        post: '通信员、副班长',
        rank: code('rank', '下士'),
        dischargeMode: code('dischargeMode', '自主就业'),
      },
    ],
    projects: [
      {
        id: 'project-1',
        name: '仓储物资调度系统',
        role: '后端开发与运维',
        start: '2023-03',
        end: '2024-01',
        description: '设计出入库接口与库存预警，支撑 5 个库区、日均 4 000 单的调度。',
      },
    ],
  };
}

function abilities(
  person: Person,
): Omit<
  Resume,
  | 'version'
  | 'updatedAt'
  | 'templateId'
  | 'completeness'
  | 'basic'
  | 'education'
  | 'work'
  | 'service'
  | 'projects'
> {
  return {
    intention: {
      categoryCodes: ['technical'],
      regionCodes: ['370100', '320100'],
      arrival: code('arrival', '一个月内'),
      acceptsAdjustment: true,
    },
    research: [
      {
        id: 'research-1',
        title: '物资调度系统日志分析软件',
        kind: code('researchKind', '软件著作权'),
        date: '2024-05',
        description: '第二完成人，负责告警规则引擎。',
      },
    ],
    certificates: [
      {
        id: 'certificate-1',
        name: '系统集成项目管理工程师',
        kind: code('certificateKind', '中级职称'),
        number: 'QL2024-000127',
        issuer: '省人力资源主管部门',
        issuedAt: '2024-11',
      },
    ],
    languages: [
      {
        id: 'language-1',
        language: code('language', '英语'),
        level: code('languageLevel', '大学英语六级'),
        certificate: '大学英语六级',
        score: '486',
      },
    ],
    computer: [
      {
        id: 'computer-1',
        skill: 'Linux 与数据库运维',
        level: code('computerLevel', '熟练'),
        certificate: '全国计算机等级考试三级',
        issuedAt: '2021-03',
      },
    ],
    rewards: [
      {
        id: 'reward-1',
        kind: code('rewardKind', '嘉奖'),
        title: '优秀义务兵',
        issuer: '某部通信营',
        date: '2018-12',
      },
    ],
    family: [
      {
        id: 'family-1',
        name: `${person.name.slice(0, 1)}安和`,
        relation: code('familyRelation', '父亲'),
        birthDate: '1968-02-11',
        political: code('political', '群众'),
        employer: '青岚市公共交通公司',
        post: '驾驶员',
      },
      {
        id: 'family-2',
        name: '许静秋',
        relation: code('familyRelation', '母亲'),
        birthDate: '1970-10-03',
        political: code('political', '群众'),
        employer: '青岚市第二中学',
        post: '教师',
      },
    ],
    selfEvaluation: {
      text: '做事认真，能吃苦，善于协作。服役期间养成了守纪律、重执行的习惯，工作后持续学习运维与安全知识，希望长期从事保障岗位。',
    },
    attachments: [
      {
        id: 'attachment-1',
        title: '毕业证书与学位证书',
        file: attachment('resume', person.id, '毕业证书与学位证书.pdf'),
      },
    ],
  };
}

/** A complete résumé of a fictional veteran under this person's name. */
export function fullResume(person: Person): Resume {
  const resume: Resume = {
    ...emptyResume(),
    version: 7,
    updatedAt: daysFromNow(-12, '20:30'),
    basic: basicOf(person),
    ...background(),
    ...abilities(person),
  };
  return { ...resume, completeness: completenessOf(resume) };
}
