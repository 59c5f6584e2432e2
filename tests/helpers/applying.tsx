import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { WizardPage } from '@/services/types';
import { examples } from '../../mock/_preview/seed/examples';
import { answers, openFor } from '../mock/candidate/applying';
import { callerAs, paths } from '../mock/candidate/caller';
import { type Mounted, renderRoute } from './renderRoute';

/** Saves a step of the wizard when it is in view. */
export async function continueFrom(user: UserEvent, step: string): Promise<void> {
  expect(await screen.findByRole('heading', { name: step, level: 2 })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '保存并继续' }));
}

/** Answers the questions of a position. */
export async function fillExtra(user: UserEvent): Promise<void> {
  await screen.findByRole('heading', { name: '补充信息', level: 2 });
  const relative = await screen.findByRole('radiogroup', {
    name: '是否有亲属在本单位工作',
  });
  await user.click(within(relative).getByRole('radio', { name: '否' }));
  const adjust = await screen.findByRole('radiogroup', {
    name: '是否服从本单位内的岗位调剂',
  });
  await user.click(within(adjust).getByRole('radio', { name: '是' }));
  const day = await screen.findByLabelText('可到岗日期');
  await user.clear(day);
  await user.type(day, `${new Date().getFullYear() + 1}-03-15`);
  await user.type(screen.getByLabelText('应聘理由'), '十年一线运维经历，愿意长期从事这项工作。');
}

/** An application of the persona `complete` in another window. */
export async function otherWindow(
  space: string,
  kind: 'position' | 'activity' = 'position',
  target: string = examples.openSocialPosition,
) {
  const caller = callerAs('complete', space);
  const { applyId, deliveryId } = await openFor(caller, kind, target);
  const page = () => caller.get<WizardPage>(paths.page, { applyId });
  return {
    applyId,
    page,
    save: async (step: string, values: object = {}, sessionId?: string) =>
      caller.post(paths.page, {
        applyId,
        step,
        values,
        sessionId,
        version: (await page()).version,
      }),
    remove: () => caller.post(paths.remove(deliveryId)),
  };
}

const titles = { resume: '核对简历', extra: '补充信息', check: '核对与承诺' } as const;

type Step = keyof typeof titles;

interface Reached {
  /** A step before the one that the application has come to. */
  step?: Step;
  /** For two applications in one test. */
  space?: string;
  /** Enrols at this session of the activity. */
  enrolment?: { activity: string; sessionId: string };
}

/** Brings an application of `complete` to a step by the server's calls alone: an earlier visit. */
export async function earlierVisit(reached: Step, { space = 'applying', enrolment }: Reached = {}) {
  const kind = enrolment ? 'activity' : 'position';
  const other = await otherWindow(space, kind, enrolment?.activity);
  await other.save('target', {}, enrolment?.sessionId);
  if (reached !== 'resume') await other.save('resume');
  if (reached === 'check') await other.save('extra', answers[kind]);
  return other;
}

/** The wizard of an application that an earlier visit has brought to a step, when this step is in view. */
export async function openAt(
  reached: Step,
  options: Reached = {},
): Promise<Mounted & { other: Awaited<ReturnType<typeof otherWindow>> }> {
  const { step = reached, space = 'applying', enrolment } = options;
  const other = await earlierVisit(reached, options);
  const address = enrolment
    ? `${enrolment.activity}/activity`
    : `${examples.openSocialPosition}/position`;
  const portal = renderRoute(`/apply/${address}?step=${step}`, { persona: 'complete', space });
  await screen.findByRole('heading', { name: titles[step], level: 2 });
  return { ...portal, other };
}
