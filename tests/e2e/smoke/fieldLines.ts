import type { KnownFieldType } from '../../../src/forms/fieldSpec';

/** A field that the smoke fills, takes off and fills again; without a first value it is filled once. It has the last value after saving and a reload. */
export interface FieldLine {
  type: KnownFieldType;
  label: string;
  /** What is chosen or typed: names of a tree with slashes between, several with commas. Of a file its name. */
  first?: string;
  last: string;
  /** A choice that can be changed but not be taken off. */
  isMust?: true;
}

export interface FieldScreen {
  persona: 'visitor' | 'newcomer' | 'complete';
  path: string;
  /** The region around the fields; the whole page without it. */
  region?: string;
  lines: readonly FieldLine[];
}

/** Every field type of the registry, on a screen that has it (tests/rules/smoke.test.ts). */
export const fieldScreens = {
  'the form of one’s wishes': {
    persona: 'newcomer',
    path: '/resumeedit/intention',
    region: '求职意向',
    lines: [
      { type: 'categories', label: '期望岗位类别', first: '管理/人力资源', last: '专业技术/翻译' },
      { type: 'regions', label: '期望地区', first: '山东省/济南市', last: '江苏省/南京市' },
      { type: 'select', label: '到岗时间', first: '一周内', last: '一个月内' },
      { type: 'boolean', label: '是否服从调剂', first: '是', last: '否', isMust: true },
    ],
  },
  'a row of education': {
    persona: 'complete',
    path: '/resumeedit/education?field=education.0.school',
    region: '教育经历',
    lines: [
      { type: 'schoolName', label: '学校', first: '云杉', last: '青岚理工大学' },
      { type: 'majorName', label: '专业', first: '哲学', last: '软件工程' },
    ],
  },
  'a row of work': {
    persona: 'newcomer',
    path: '/resumeedit/work?field=work.0.employer',
    region: '工作/实习经历',
    lines: [
      { type: 'text', label: '单位名称', first: '甲公司', last: '乙公司' },
      { type: 'text', label: '岗位', last: '运维' },
      { type: 'month', label: '开始时间', last: '2024-03' },
      { type: 'lastMonth', label: '结束时间', first: '2025-05', last: '2025-06' },
      { type: 'textarea', label: '工作内容', first: '值班', last: '值班与巡检' },
    ],
  },
  'a row of the family': {
    persona: 'newcomer',
    path: '/resumeedit/family?field=family.0.name',
    region: '家庭成员',
    lines: [
      { type: 'text', label: '姓名', last: '林安和' },
      { type: 'select', label: '与本人关系', first: '父亲', last: '母亲', isMust: true },
      { type: 'date', label: '出生日期', first: '2024-10-05', last: '2024-12-25' },
      { type: 'mobile', label: '联系电话', last: '13911113333' },
    ],
  },
  'a row of attachments': {
    persona: 'newcomer',
    path: '/resumeedit/attachments?field=attachments.0.title',
    region: '附件',
    lines: [
      { type: 'text', label: '附件名称', last: '毕业证书' },
      { type: 'attachment', label: '文件', first: 'one.pdf', last: 'other.pdf' },
    ],
  },
  'the basics with the ID photo': {
    persona: 'complete',
    path: '/resumeedit/basic',
    region: '基本信息',
    lines: [
      { type: 'idNumber', label: '证件号码', first: '99000', last: '990000199611221735' },
      { type: 'region', label: '籍贯', first: '山东省/济南市', last: '江苏省/南京市' },
      { type: 'mobile', label: '手机', first: '139', last: '13911113333' },
      { type: 'email', label: '邮箱', first: 'one@', last: 'other@example.com' },
      { type: 'photo', label: '证件照', first: 'one.jpg', last: 'other.jpg' },
    ],
  },
  'a registration form of the server': {
    persona: 'complete',
    path: '/inforgister',
    lines: [
      { type: 'radio', label: '性别', first: '女', last: '男', isMust: true },
      { type: 'region', label: '现居地', last: '江苏省/南京市' },
      { type: 'select', label: '最高学历', last: '大学本科' },
      { type: 'school', label: '毕业院校', first: '海淀云杉财经大学', last: '丰台云杉理工大学' },
      { type: 'major', label: '所学专业', first: '哲学', last: '软件工程' },
      { type: 'checkbox', label: '来源类别', first: '社会人才', last: '退役军人' },
      { type: 'number', label: '工作或服役年限（年）', first: '3', last: '12' },
      { type: 'textarea', label: '求职意向', last: '保障岗位，可以调剂' },
      { type: 'file', label: '简历附件', first: 'one.pdf', last: 'other.pdf' },
    ],
  },
  'a registration form with a picture': {
    persona: 'complete',
    path: '/tmplrgister',
    lines: [
      { type: 'radio', label: '入场时段', last: '下午 13:30–16:00' },
      { type: 'select', label: '最高学历', last: '大学本科' },
      { type: 'image', label: '证件照', first: 'one.jpg', last: 'other.jpg' },
    ],
  },
} as const satisfies Record<string, FieldScreen>;
