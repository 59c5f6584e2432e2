import { act, screen, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { viewResume } from '@/services/resume';
import { choose, typeDay } from '../helpers/choices';
import { fileOf, pictureSize } from '../helpers/cropped';
import '../helpers/noCropping';
import { renderRoute } from '../helpers/renderRoute';

type Key = import('@/services/types').ResumeSectionKey;
type User = import('@testing-library/user-event').UserEvent;
type Answer =
  | { text: string }
  | { day: string }
  | { choose: string }
  | { tick: string }
  | { region: string }
  | { file: File };

/** Values to type, by label of the field. */
type Answers = Record<string, Answer>;

const photo = fileOf('png', 'photo.png', 'image/png');

/** Wishes, education, work, the family and attachments are filled by tests/e2e/smoke/fieldLines.ts. */
const journeys: [Key, string, Answers, unknown][] = [
  [
    'basic',
    '基本信息',
    {
      姓名: { text: '林知远' },
      证件类型: { choose: '居民身份证' },
      // Birth date and sex follow from the identity number.
      证件号码: { text: '11010519491231002X' },
      现居地: { region: '山东省' },
      政治面貌: { choose: '群众' },
      手机: { text: '19900000077' },
      邮箱: { text: 'lin@example.com' },
      来源类别: { tick: '退役军人' },
      证件照: { file: photo },
    },
    { name: '林知远', idNumber: '11010519491231002X', birthDate: '1949-12-31', gender: '2' },
  ],
  [
    'service',
    '服役经历',
    { 入伍时间: { day: '2017-09' }, 单位: { text: '某部' }, 职务: { text: '班长' } },
    [{ enlistedAt: '2017-09', unit: '某部', post: '班长' }],
  ],
  [
    'projects',
    '项目经历',
    { 项目名称: { text: '调度系统' }, 开始时间: { day: '2023-03' } },
    [{ name: '调度系统', start: '2023-03' }],
  ],
  ['research', '科研成果', { 成果名称: { text: '论文' } }, [{ title: '论文' }]],
  ['certificates', '资格证书与职称', { 证书或职称名称: { text: '电工证' } }, [{ name: '电工证' }]],
  ['languages', '外语', { 语种: { choose: '英语' } }, [{ language: expect.any(String) }]],
  ['computer', '计算机', { 技能: { text: 'Linux' } }, [{ skill: 'Linux' }]],
  [
    'rewards',
    '奖惩',
    { 类别: { choose: '嘉奖' }, 名称: { text: '优秀士兵' } },
    [{ kind: expect.any(String), title: '优秀士兵' }],
  ],
];

/** Names of rows that differ from the section's name. */
const oneOf: Partial<Record<Key, string>> = {
  certificates: '证书或职称',
  computer: '计算机技能',
  rewards: '奖惩记录',
};

/** The label, with or without the word for optional. */
function named(label: string): RegExp {
  return new RegExp(`^${label}( ?（选填）)?$`);
}

async function give(user: User, card: HTMLElement, label: string, answer: Answer) {
  const field = () => within(card).findByLabelText(named(label));
  if ('region' in answer) {
    // Found by its name at any level.
    await user.type(
      await within(card).findByRole('combobox', { name: named(label) }),
      answer.region,
    );
    await user.click(await screen.findByRole('menuitemcheckbox', { name: answer.region }));
  } else if ('tick' in answer) {
    const group = within(await within(card).findByRole('group', { name: named(label) }));
    await user.click(await group.findByRole('checkbox', { name: answer.tick }));
  } else if ('choose' in answer) {
    await choose(user, named(label), answer.choose);
  } else if ('day' in answer) {
    await typeDay(user, await field(), answer.day);
  } else if ('file' in answer) {
    await field();
    const input = card.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('There is no file input');
    await user.upload(input, answer.file);
    await within(card).findAllByRole('button', { name: '移除' });
  } else {
    await user.click(await field());
    await user.paste(answer.text);
  }
}

const [basic, ...rows] = journeys;

it.each([[[basic]], [rows.slice(0, 4)], [rows.slice(4)]])(
  'filled in, saved, and seen by the next read: %j',
  async (sections) => {
    pictureSize(600, 840);
    const { user } = renderRoute('/resumeedit/basic', { persona: 'newcomer' });
    await screen.findByRole('region', { name: '基本信息' });
    for (const [key, title, answers, kept] of sections.flatMap((one) => (one ? [one] : []))) {
      act(() => history.push(`/resumeedit/${key}`));
      const card = await screen.findByRole('region', { name: title });
      const add = within(card).queryByRole('button', { name: `添加${oneOf[key] ?? title}` });
      expect(add !== null).toBe(Array.isArray(kept));
      if (add) await user.click(add);
      for (const [label, answer] of Object.entries(answers)) await give(user, card, label, answer);
      expect(within(card).getByText('有未保存的修改')).toBeInTheDocument();

      await user.click(within(card).getByRole('button', { name: '保存' }));
      if (key === 'basic') {
        await user.click(await screen.findByRole('button', { name: '同意并保存' }));
      }
      expect(await within(card).findByText('已保存')).toBeInTheDocument();
      expect((await viewResume({}))[key]).toMatchObject(kept as object);
      expect(within(card).queryByText(/还有 \d+ 项必填内容/)).not.toBeInTheDocument();
    }
  },
);
