import type { RecruitKind } from './profession';
import type { ProfessionKey } from './professions';

/** Properties of an example, set by hand instead of at random. */
export interface Traits {
  profession: ProfessionKey;
  field: string;
  role: string;
  /** Index of the unit. */
  unit: number;
  kind: RecruitKind;
  majors: readonly string[];
  sources: readonly string[];
  /** Days from today. */
  publishDay: number;
  closeDay: number;
  isCancelled: boolean;
  isDemanding: boolean;
}

const base: Traits = {
  profession: 'software',
  field: '后端服务',
  role: '{f}开发工程师',
  unit: 2,
  kind: 'social',
  majors: ['0809'],
  sources: [],
  publishDay: -6,
  closeDay: 20,
  isCancelled: false,
  isDemanding: false,
};

/** The first positions, in the order of `examples`. */
export const exampleTraits: readonly Traits[] = [
  base,
  { ...base, field: '数据平台', role: '{f}测试工程师', publishDay: -70, closeDay: -40 },
  {
    ...base,
    profession: 'quality',
    field: '可靠性',
    role: '{f}工程师',
    unit: 3,
    majors: [],
    closeDay: 1,
  },
  {
    ...base,
    profession: 'project',
    field: '科研项目',
    role: '{f}经理',
    unit: 0,
    majors: ['080901', '080902', '1201', '0802'],
    sources: ['veteran', 'social'],
    closeDay: 15,
    isDemanding: true,
  },
  {
    ...base,
    profession: 'mechanical',
    field: '液压系统',
    role: '{f}设计师',
    majors: ['0802'],
    isCancelled: true,
  },
  {
    ...base,
    profession: 'electronic',
    field: '电源系统',
    role: '{f}工程师',
    majors: ['0806'],
    publishDay: -35,
    closeDay: -5,
  },
  {
    ...base,
    field: '前端界面',
    role: '初级{f}开发工程师',
    kind: 'campus',
    sources: ['graduate'],
    closeDay: 30,
  },
  { ...base, field: '移动应用', role: '{f}开发实习生', kind: 'intern', majors: [], closeDay: 12 },
  {
    ...base,
    profession: 'cooking',
    field: '中式热菜',
    role: '{f}帮厨',
    unit: 4,
    majors: [],
    closeDay: 25,
  },
  {
    ...base,
    profession: 'office',
    field: '综合',
    role: '{f}岗',
    unit: 1,
    majors: [],
    sources: ['spouse'],
    closeDay: 18,
  },
  {
    ...base,
    profession: 'material',
    field: '复合材料',
    role: '{f}研究员',
    majors: ['0804', '0813'],
    closeDay: 28,
  },
  {
    ...base,
    profession: 'network',
    field: '网络安全',
    role: '{f}工程师',
    unit: 5,
    majors: [],
    publishDay: 0,
    closeDay: 30,
  },
];
