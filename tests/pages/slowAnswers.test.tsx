import { act, screen } from '@testing-library/react';
import { history } from '@umijs/max';
import { examples } from '../../mock/_preview/seed/examples';
import { openAt } from '../helpers/applying';
import { holdCalls } from '../helpers/brokenCalls';
import { gate } from '../helpers/gate';
import { renderRoute } from '../helpers/renderRoute';

// What is done on a poor connection before the answer to the last press is there.

const apply = `/apply/${examples.openSocialPosition}/position`;
const heading = (name: string) => screen.findByRole('heading', { name, level: 2 });
const continueButton = () => screen.getByRole('button', { name: '保存并继续' });

/** Holds the next calls whose path contains `part`; the result lets them go, and waits for their answers. */
function hold(part: string) {
  const { passed, open } = gate<void>();
  const end = holdCalls(part, () => passed);
  return async () => {
    end();
    await act(async () => {
      open();
      await new Promise((resolve) => setTimeout(resolve, 200));
    });
  };
}

describe('an application', () => {
  test('that is left while a step is saved does not lead back', async () => {
    const { user, at } = renderRoute(apply, { persona: 'complete' });
    await heading('确认岗位');
    const release = hold('wizard/page');
    await user.click(continueButton());
    act(() => history.push('/questionandanswer'));
    await screen.findByRole('heading', { level: 1, name: '常见问题' });
    await release();
    expect(at()).toBe('/questionandanswer');
  });

  test('stays at the step that is opened while another one is saved', async () => {
    const { user } = await openAt('resume');
    const release = hold('wizard/page');
    await user.click(continueButton());
    act(() => history.push(`${apply}?step=target`));
    await heading('确认岗位');
    await release();
    expect(await heading('确认岗位')).toBeVisible();
  });

  test('keeps what is typed while its answers are saved', async () => {
    const { user, at } = await openAt('check', { step: 'extra' });
    const release = hold('wizard/page');
    await user.click(continueButton());
    await user.type(screen.getByLabelText('应聘理由'), '也愿意驻外。');
    await release();
    expect(screen.getByLabelText('应聘理由')).toHaveDisplayValue(/也愿意驻外。$/);
    expect(at()).toContain('step=extra');
    await user.click(continueButton());
    await heading('核对与承诺');
    expect(screen.getByText(/也愿意驻外。$/)).toBeVisible();
  });
});

test('the section that is opened while another one is saved stays open', async () => {
  const { user, at } = renderRoute('/resumeedit/selfEvaluation', { persona: 'complete' });
  await user.type(await screen.findByRole('textbox', { name: /^自我评价/ }), '愿意驻外。');
  const release = hold('resume/save');
  await user.click(screen.getByRole('button', { name: '保存并填写下一部分' }));
  await user.click(screen.getByRole('link', { name: /^家庭成员/ }));
  await heading('家庭成员');
  await release();
  expect(at()).toBe('/resumeedit/family');
});

test('recovery that is left while its code is sent does not lead back', async () => {
  const { user, at } = renderRoute('/forgetpassword');
  await user.type(await screen.findByLabelText('账号的手机号或邮箱'), '13800000001');
  await user.click(await screen.findByRole('button', { name: '看不清图片？直接获取验证码' }));
  const release = hold('sendMobileCode');
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  act(() => history.push('/questionandanswer'));
  await screen.findByRole('heading', { level: 1, name: '常见问题' });
  await release();
  expect(at()).toBe('/questionandanswer');
});
