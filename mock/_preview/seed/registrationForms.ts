import type { FieldSchema } from '../../../src/services/types';
import { emailLength, emailPattern, mobilePattern, nameLength } from '../../../src/utils/formats';

/** A registration form as staff define it. */
export interface FormSeed {
  title: string;
  introHtml: string;
  /** First letters of its receipt numbers. */
  prefix: string;
  fields: FieldSchema[];
}

const mobile = { pattern: mobilePattern, message: '请输入 11 位手机号' };
const email = { pattern: emailPattern, max: emailLength, message: '请输入正确的邮箱地址' };

/** The two registration pages; `formId` is the route's name (spec §2; contract: registration/edit). */
export const registrationForms: Record<string, FormSeed> = {
  inforgister: {
    title: '求职信息登记',
    introHtml:
      '<p>登记后，工作人员会在 <strong>5 个工作日</strong> 内与您联系，为您推荐合适的岗位。</p><ul><li>没有标“选填”的内容都要填写；</li><li>请保持手机畅通。</li></ul>',
    prefix: 'DJ',
    fields: [
      { name: 'name', label: '姓名', type: 'text', required: true, ...nameLength },
      { name: 'gender', label: '性别', type: 'radio', required: true, termKey: 'gender' },
      { name: 'birthDate', label: '出生日期', type: 'date', required: true, days: 'past' },
      { name: 'mobile', label: '手机号', type: 'text', required: true, ...mobile },
      { name: 'email', label: '邮箱', type: 'text', required: false, ...email },
      { name: 'region', label: '现居地', type: 'region', required: true },
      {
        name: 'education',
        label: '最高学历',
        type: 'select',
        required: true,
        termKey: 'education',
      },
      { name: 'school', label: '毕业院校', type: 'school', required: false },
      { name: 'major', label: '所学专业', type: 'major', required: false },
      {
        name: 'source',
        label: '来源类别',
        type: 'checkbox',
        required: true,
        termKey: 'source',
        excludes: ['graduate', 'pastGraduate'],
      },
      {
        name: 'years',
        label: '工作或服役年限（年）',
        type: 'number',
        required: false,
        min: 0,
        max: 45,
      },
      { name: 'wish', label: '求职意向', type: 'textarea', required: true, min: 5, max: 500 },
      { name: 'attachment', label: '简历附件', type: 'file', required: false },
    ],
  },
  tmplrgister: {
    title: '招聘会预登记',
    introHtml: '<p>预登记用于安排入场时间。到场时请出示<strong>登记号</strong>和本人有效证件。</p>',
    prefix: 'YD',
    fields: [
      { name: 'name', label: '姓名', type: 'text', required: true, ...nameLength },
      { name: 'mobile', label: '手机号', type: 'text', required: true, ...mobile },
      {
        name: 'session',
        label: '入场时段',
        type: 'radio',
        required: true,
        options: [
          { code: 'morning', label: '上午 9:00–11:30' },
          { code: 'afternoon', label: '下午 13:30–16:00' },
        ],
      },
      {
        name: 'education',
        label: '最高学历',
        type: 'select',
        required: true,
        termKey: 'education',
      },
      {
        name: 'companions',
        label: '同行人数',
        type: 'number',
        required: false,
        min: 0,
        max: 3,
        pattern: '^\\d+$',
        message: '同行人数填整数',
      },
      { name: 'photo', label: '证件照', type: 'image', required: false },
      { name: 'remark', label: '备注', type: 'textarea', required: false, max: 200 },
    ],
  },
};
