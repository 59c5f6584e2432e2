import type { Category } from '../../../src/services/types';

interface Branch extends Category {
  children: Category[];
}

const branch = (code: string, name: string, children: Record<string, string>): Branch => ({
  code,
  name,
  children: Object.entries(children).map(([key, label]) => ({
    code: `${code}-${key}`,
    name: label,
  })),
});

/** Position categories: a child's code begins with its parent's (docs/product.md, Résumé sections). */
export const categoryTree: readonly Branch[] = [
  branch('management', '管理', {
    office: '综合行政',
    hr: '人力资源',
    finance: '财务与审计',
    legal: '法律事务',
    supply: '物资与采购',
    project: '项目管理',
    education: '教务管理',
    party: '党务与宣传',
  }),
  branch('technical', '专业技术', {
    mechanical: '机械工程',
    electronic: '电子与电气',
    software: '软件与数据',
    network: '网络与信息安全',
    communication: '通信工程',
    material: '材料与化工',
    construction: '土木与建筑',
    medical: '临床医疗',
    nursing: '护理',
    pharmacy: '药学与检验',
    teaching: '教学',
    research: '情报与政策研究',
    translation: '翻译',
    survey: '测绘与气象',
    culture: '文化艺术',
    archives: '图书档案',
    psychology: '心理与就业指导',
    quality: '质量与计量',
  }),
  branch('skilled', '专业技能', {
    driving: '驾驶与运输',
    cooking: '餐饮烹饪',
    warehouse: '仓储保管',
    machining: '机械加工与焊接',
    maintenance: '设备与水电维修',
    security: '消防与安全',
    service: '会务与生活服务',
    press: '印制与多媒体制作',
  }),
];

const names = new Map(
  categoryTree.flatMap((top) => [top, ...top.children]).map((node) => [node.code, node.name]),
);

/** The category's name, the code itself when it is unknown. */
export const categoryName = (code: string): string => names.get(code) ?? code;

/** `technical` of `technical-software`. */
export const topCategory = (code: string): string => code.split('-')[0] ?? code;
