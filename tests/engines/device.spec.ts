import { role, text } from './target';
import { expect, test } from './test';

const position = '/recruitmentview/200004';

/** Takes the file that is saved, in place of the engine's own dialog or folder. */
const takeFile = `
  addEventListener('click', (event) => {
    const link = event.target.closest('a[download]');
    if (!link) return;
    event.preventDefault();
    window.saved = link;
  }, { capture: true });`;

/** Name and size of the picture that is saved, and how many of its points are dark in the middle of its code. */
const savedPicture = `
  const { saved } = window;
  if (!saved) return null;
  const picture = new Image();
  picture.src = saved.href;
  await picture.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: picture.width, height: picture.height });
  const context = canvas.getContext('2d');
  context.drawImage(picture, 0, 0);
  const points = context.getImageData(90, picture.height - 590, 440, 440).data.filter((_, index) => index % 4 === 0);
  return { name: saved.download, width: picture.width, height: picture.height, dark: points.filter((red) => red < 64).length / points.length };`;

test('a position is saved as a picture with its code', async ({ tab }) => {
  await tab.open(position);
  const name = await tab.read(role('heading', undefined, role('main')), 'textContent');
  await tab.click(text('更多', role('main')));
  await tab.click(role('button', '二维码'));
  await tab.sees(role('img', `「${name}」的二维码`));
  await tab.engine.run(takeFile);
  await tab.click(role('button', '保存图片', role('dialog')));
  await expect
    .poll(() => tab.engine.run(savedPicture), { timeout: 20_000 })
    .toEqual({ name: `${name}.png`, width: 1080, height: 1440, dark: expect.any(Number) });
  const { dark } = await tab.engine.run<{ dark: number }>(savedPicture);
  expect(dark).toBeGreaterThan(0.3);
  expect(dark).toBeLessThan(0.7);
});

test('without camera and microphone the check before an interview says what to do', async ({
  tab,
  preview,
}) => {
  preview.persona = 'deliveries';
  await tab.open(`/user/appointments?deliveryId=${await preview.deliveryIn('toBook')}`);
  await tab.click(role('radio', /线上面试/));
  await tab.click(role('button', '确认预约'));
  await tab.click(role('button', '检查摄像头、麦克风和扬声器'));
  const part = role('region', '设备检查');
  await tab.sees(text(/^(没有找到摄像头或麦克风|这个浏览器不能检查设备)/, part));
  await tab.click(role('button', '播放测试音', part));
  await tab.sees(text('听到“嘀”的一声，扬声器就正常。', part));
  await tab.click(role('button', '结束检查', part));
  await tab.sees(role('button', '检查摄像头、麦克风和扬声器'));
});

test('without a connection the dates that were read last can be read', async ({ tab, preview }) => {
  preview.persona = 'deliveries';
  await tab.open('/usercenter');
  await tab.sees(role('region', '重要日期'));
  await tab.settles();
  await expect
    .poll(() => tab.engine.run('return navigator.serviceWorker.controller !== null'))
    .toBe(true);
  preview.isDown = true;
  await tab.engine.goTo(`${preview.url}/user/appointments`);
  const words = () => tab.engine.run<string>('return document.body.innerText');
  await expect.poll(words).toContain('您已离线');
  expect(await words()).toContain('面试');
  preview.isDown = false;
  await tab.open('/user/appointments');
  await tab.sees(role('banner'));
  await tab.settles();
  // What was under way when the connection broke off.
  await tab.complaints();
});

test('large text is chosen, stays, and nothing scrolls sideways on a phone', async ({
  tab,
  preview,
}) => {
  preview.persona = 'deliveries';
  await tab.engine.resize(360, 800);
  await tab.open('/home?accessibility=1');
  const drawer = role('dialog', '大字、朗读与无障碍');
  await tab.click(role('radio', '175%', drawer));
  await tab.click(role('button', '关闭', drawer));
  for (const path of [
    '/home',
    '/searchPosition/all',
    position,
    '/notice',
    '/resumeedit/basic',
    '/usercenter',
    '/user/deliveries',
    '/user/appointments',
  ]) {
    await tab.open(path);
    await tab.settles();
    expect(await tab.engine.run('return getComputedStyle(document.body).fontSize')).toBe('24.5px');
    expect(await tab.faults(), path).toEqual([]);
  }
});
