import { expect, test } from './person';

const apply = '/apply/pos-121/position';

test('a wrong captcha is said in the server’s words, and another picture comes', async ({
  person,
}) => {
  const { page } = person;
  const main = page.getByRole('main');
  await page.goto('/censorlogin');
  await person.see(main.getByLabel('登录名'));
  const picture = main.getByRole('img', { name: /验证图片/ });
  await person.see(picture);
  const first = (await picture.getAttribute('src')) ?? '';
  // A dropped connection comes in between now and then: the words follow with the next attempt.
  await expect(async () => {
    await person.fillLogin(main, 'WRONG');
    await expect(page.getByText('图中字符不正确，请按新图重新输入')).toBeVisible();
  }).toPass();
  await expect(picture).not.toHaveAttribute('src', first);
  await person.signIn(main);
  await person.see(page.getByRole('button', { name: '乔野 的账号菜单' }));
});

test('the session goes on after reloads, each in the middle of calls', async ({ person }) => {
  const { page } = person;
  await page.goto('/user/deliveries');
  const main = page.getByRole('main');
  await person.see(main.getByLabel('登录名'));
  await person.signIn(main);
  const account = page.getByRole('button', { name: '乔野 的账号菜单' });
  await person.see(account);
  for (let left = 3; left > 0; left -= 1) {
    // Listened for first: on a slow machine the calls are out before a wait after the reload begins.
    await Promise.all([page.waitForRequest(/\/pt\//), page.reload({ waitUntil: 'commit' })]);
  }
  await person.see(account);
  await expect(page).toHaveURL(/\/user\/deliveries$/);
});

test('a step whose answer was lost is saved with the next press', async ({ person }) => {
  const { page } = person;
  const main = page.getByRole('main');
  await page.goto(apply);
  await person.see(main.getByLabel('登录名'));
  await person.signIn(main);
  await person.see(page.getByRole('heading', { name: '确认岗位' }));
  // The server has saved it, and nobody hears of it.
  let isLost = false;
  await page.route('**/wizard/page', async (route) => {
    if (isLost) {
      await route.fallback();
      return;
    }
    // A connection that the server drops by plan (every twentieth) is one more loss.
    isLost = await route.fetch().then(
      () => true,
      () => false,
    );
    await route.abort();
  });
  const save = page.getByRole('button', { name: '保存并继续' });
  await person.press(save, page.getByRole('heading', { name: '核对简历' }));
  expect(isLost).toBe(true);
});
