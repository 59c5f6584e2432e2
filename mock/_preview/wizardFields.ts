import type {
  FieldError,
  FieldSchema,
  FieldValues,
  TargetKind,
  WizardStep,
} from '../../src/services/types';
import { isRecord } from './fields';
import { formErrors } from './formCheck';

const yesNo = [
  { code: 'yes', label: '是' },
  { code: 'no', label: '否' },
];

const positionFields: FieldSchema[] = [
  {
    name: 'hasRelative',
    label: '是否有亲属在本单位工作',
    type: 'radio',
    required: true,
    options: yesNo,
  },
  {
    name: 'relativeNote',
    label: '亲属姓名、部门及与您的关系（有亲属在本单位时填写）',
    type: 'text',
    required: false,
    requiredWhen: { field: 'hasRelative', value: 'yes' },
    max: 100,
    sensitive: true,
  },
  {
    name: 'acceptsAdjustment',
    label: '是否服从本单位内的岗位调剂',
    type: 'radio',
    required: true,
    options: yesNo,
  },
  { name: 'arrivalDate', label: '可到岗日期', type: 'date', required: true, days: 'coming' },
  {
    name: 'motivation',
    label: '应聘理由',
    type: 'textarea',
    required: true,
    min: 10,
    max: 500,
  },
  { name: 'material', label: '附加材料（立功受奖、技能证书等）', type: 'file', required: false },
];

const activityFields: FieldSchema[] = [
  {
    name: 'travel',
    label: '到场方式',
    type: 'select',
    required: true,
    options: [
      { code: 'self', label: '自行前往' },
      { code: 'bus', label: '乘坐统一班车' },
      { code: 'online', label: '线上参加' },
    ],
  },
  { name: 'question', label: '希望现场了解的问题', type: 'textarea', required: false, max: 300 },
];

/** The further fields of an application, by kind of target. */
function extraFields(kind: TargetKind): FieldSchema[] {
  return kind === 'position' ? positionFields : activityFields;
}

/** The steps of the wizard (docs/product.md, Screens). */
export function wizardSteps(kind: TargetKind): WizardStep[] {
  return [
    { key: 'target', title: kind === 'position' ? '岗位' : '场次', fields: [] },
    { key: 'resume', title: '简历核对', fields: [] },
    { key: 'extra', title: '补充信息', fields: extraFields(kind) },
    { key: 'check', title: '核对与承诺', fields: [] },
    { key: 'done', title: '完成', fields: [] },
  ];
}

/** The declaration that the candidate agrees to before sending. */
export function declarationOf(kind: TargetKind): string {
  const promise =
    kind === 'position'
      ? '<li>本人自愿报名，所填信息和所附材料真实、准确、完整；如有不实，自愿承担取消资格等后果。</li>' +
        '<li>本人已阅读岗位条件，知晓资格审查贯穿招聘全过程。</li>' +
        '<li>本人将按时参加面试，遵守考试纪律和保密要求。</li>'
      : '<li>本人将按时到场并签到；不能参加时提前取消报名，不占用名额。</li>' +
        '<li>本人同意主办方为组织本次活动使用所填信息。</li>';
  return `<p>本人郑重承诺：</p><ol>${promise}</ol>`;
}

/** The values of known fields, without `''` and null. */
export function knownValues(kind: TargetKind, source: unknown): FieldValues {
  const given = isRecord(source) ? source : {};
  const values: FieldValues = {};
  for (const { name } of extraFields(kind)) {
    const value = given[name];
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
      values[name] = typeof value === 'string' ? value.trim() : value;
    } else if (Array.isArray(value)) {
      values[name] = value.map(String);
    } else if (value === null) {
      values[name] = null;
    }
  }
  return values;
}

/** What is wrong with the values, by field name. */
export function valueErrors(kind: TargetKind, values: FieldValues): FieldError[] {
  return formErrors(extraFields(kind), values);
}

/** The ids of the files among the values. */
export function fileIdsOf(kind: TargetKind, values: FieldValues): string[] {
  return extraFields(kind)
    .filter(({ type }) => type === 'file' || type === 'image')
    .map(({ name }) => values[name])
    .filter((value) => typeof value === 'string' && value !== '')
    .map(String);
}
