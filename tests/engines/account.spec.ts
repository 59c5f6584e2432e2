import { label, role, text } from './target';
import { test } from './test';

const password = 'Meadow#2026';

test('a visitor registers, reloads on the way, goes on where they were, signs out and in again', async ({
  tab,
  preview,
}) => {
  const mobile = '13911112222';
  await tab.open('/searchPosition/all?recruitType=campus');
  await tab.click(role('link', '注册', role('banner')));
  await tab.sees(role('heading', '阅读协议'));
  await tab.settles();
  await tab.engine.reload();
  await tab.click(role('checkbox', /用户/));
  await tab.click(role('checkbox', /隐私|个人信息/));
  await tab.click(role('button', '下一步'));

  await tab.sees(role('heading', '填写账号'));
  await tab.fill(label('登录名'), 'zhaoyun');
  await tab.fill(role('textbox', '手机号'), mobile);
  await tab.sees(role('img', /图形验证码|验证码/));
  await tab.fill(label('图中字符'), preview.captcha ?? '');
  await tab.click(role('button', '获取验证码'));
  await tab.sees(text('验证码已发送，5 分钟内有效。'));
  await tab.fill(label('验证码'), await preview.codeFor(mobile));
  await tab.press('Enter');

  await tab.sees(role('heading', '设置密码'));
  await tab.fill(label('密码'), password);
  await tab.sees(text('符合要求'));
  await tab.press('Enter');
  await tab.sees(role('heading', '完成'));
  await tab.click(role('link', '继续刚才的操作'));
  await tab.isAt(/^\/searchPosition\/all\?recruitType=campus$/);
  const menu = role('button', 'zhaoyun 的账号菜单');
  await tab.click(menu);
  await tab.click(role('menuitem', '退出登录'));
  await tab.sees(text('您已退出登录。'));
  await tab.click(role('link', '登录', role('banner')));
  await tab.fill(label('登录名'), 'zhaoyun');
  await tab.fill(label('密码'), password);
  await tab.sees(role('img', /图形验证码|验证码/));
  await tab.fill(label('图中字符'), preview.captcha ?? '');
  await tab.press('Enter');
  await tab.sees(menu);
  await tab.settles();
});
