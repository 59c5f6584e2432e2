import { act, screen, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { viewResume } from '@/services/resume';
import { choose, typeDay } from '../helpers/choices';
import '../helpers/noCropping';
import { renderRoute } from '../helpers/renderRoute';

type Key = import('@/services/types').ResumeSectionKey;
type User = import('@testing-library/user-event').UserEvent;
type Answer = { text: string } | { day: string } | { choose: string };

/** Values to type, by label of the field. */
type Answers = Record<string, Answer>;

/**
 * Basics, wishes, education, work, the family and attachments are filled by tests/e2e/smoke/fieldLines.ts and
 * tests/e2e/resumeByKeyboard.spec.ts; the other lists differ from these two by their fields alone.
 */
const journeys: [Key, string, string, Answers, unknown][] = [
  [
    'service',
    '服役经历',
    '添加服役经历',
    { 入伍时间: { day: '2017-09' }, 单位: { text: '某部' }, 职务: { text: '班长' } },
    [{ enlistedAt: '2017-09', unit: '某部', post: '班长' }],
  ],
  [
    'rewards',
    '奖惩',
    '添加奖惩记录',
    { 类别: { choose: '嘉奖' }, 名称: { text: '优秀士兵' } },
    [{ kind: expect.any(String), title: '优秀士兵' }],
  ],
];

/** The label, with or without the word for optional. */
function named(label: string): RegExp {
  return new RegExp(`^${label}( ?（选填）)?$`);
}

async function give(user: User, card: HTMLElement, label: string, answer: Answer) {
  const field = () => within(card).findByLabelText(named(label));
  if ('choose' in answer) {
    await choose(user, named(label), answer.choose);
  } else if ('day' in answer) {
    await typeDay(user, await field(), answer.day);
  } else {
    await user.click(await field());
    await user.paste(answer.text);
  }
}

it('lists are filled in, saved, and seen by the next read', async () => {
  const { user } = renderRoute('/resumeedit/service', { persona: 'newcomer' });
  for (const [key, title, add, answers, kept] of journeys) {
    act(() => history.push(`/resumeedit/${key}`));
    const card = await screen.findByRole('region', { name: title });
    await user.click(within(card).getByRole('button', { name: add }));
    for (const [label, answer] of Object.entries(answers)) await give(user, card, label, answer);
    expect(within(card).getByText('有未保存的修改')).toBeInTheDocument();

    await user.click(within(card).getByRole('button', { name: '保存' }));
    expect(await within(card).findByText('已保存')).toBeInTheDocument();
    expect((await viewResume({}))[key]).toMatchObject(kept as object);
    expect(within(card).queryByText(/还有 \d+ 项必填内容/)).not.toBeInTheDocument();
  }
});
