import { screen, within } from '@testing-library/react';
import { drawnForm } from './drawnForm';
import { captchaAnswer } from './puzzles';
import type { renderRoute } from './renderRoute';

type Mounted = ReturnType<typeof renderRoute>;

export const newcomer = { loginName: 'zhaoyun', mobile: '13911112222', password: 'Meadow#2026' };

const form = () => within(screen.getByRole('form'));
export const next = () => form().getByRole('button', { name: '下一步' });
export const captchaPicture = () => screen.findByRole('img', { name: /验证图片/ });

/** Step 1: agrees to every text. */
export async function agree({ user }: Mounted): Promise<void> {
  await screen.findByRole('heading', { name: '阅读协议' });
  for (const box of await screen.findAllByRole('checkbox')) await user.click(box);
  await user.click(next());
  await screen.findByRole('heading', { name: '填写账号' });
  await drawnForm('注册');
}

/** The picture's answer and the button that sends the code. */
export async function askForCode(portal: Mounted): Promise<void> {
  await captchaPicture();
  await portal.user.type(screen.getByLabelText('图中字符'), captchaAnswer(portal));
  await portal.user.click(screen.getByRole('button', { name: '获取验证码' }));
}

/** The last step. */
export async function choosePassword({ user }: Mounted, password = newcomer.password) {
  await user.type(screen.getByLabelText('密码'), password);
  await user.click(form().getByRole('button', { name: '完成注册' }));
}
