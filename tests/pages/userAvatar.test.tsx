import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fileOf, pictureSize } from '../helpers/cropped';
import '../helpers/noCropping';
import { type Mounted, renderRoute } from '../helpers/renderRoute';
import { sentence } from '../helpers/sentence';

const picture = () => fileOf('png', 'me.png', 'image/png');

async function open(): Promise<Mounted> {
  const portal = renderRoute('/user/profile', { persona: 'complete' });
  await screen.findByRole('button', { name: '选择头像' });
  return portal;
}

/** Uploads any file, also one that the browser's filter would not offer. */
function uploadFile(file: File): void {
  const input = document.querySelector('input[type="file"]');
  if (!input) throw new Error('There is nothing to choose a file with');
  fireEvent.change(input, { target: { files: [file] } });
}

const inHeader = () =>
  screen.getByRole('button', { name: '赵明轩 的账号菜单' }).querySelector('img');

test('a picture is sent, kept with the name, and shown here and in the header at once', async () => {
  const portal = await open();
  pictureSize(600, 600);
  expect(inHeader()).toBeNull();
  uploadFile(picture());
  expect(await screen.findByText('头像已更换。')).toBeVisible();
  expect(await screen.findByRole('img', { name: '我的头像' })).toBeVisible();
  await waitFor(() => expect(inHeader()).not.toBeNull());
  expect(portal.calls('/file/uploadImage')).toHaveLength(1);
  const [change] = portal.calls('/userinfo/changeName');
  expect(JSON.parse(change?.body ?? '{}')).toEqual({
    value: '赵明轩',
    avatarFileId: expect.any(String),
  });
  expect(screen.getByRole('button', { name: '更换头像' })).toBeVisible();
});

test('too few pixels, or a program named as a picture: refused before it is sent', async () => {
  const portal = await open();
  for (const [file, size, words] of [
    [picture(), 100, '图片像素不足，至少需要 128×128。'],
    [fileOf('program', 'me.png', 'image/png'), 600, '文件内容与要求的格式不符，请重新选择。'],
  ] as const) {
    pictureSize(size, size);
    uploadFile(file);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
    expect(screen.getByRole('button', { name: '选择头像' })).toHaveAccessibleDescription(words);
  }
  expect(portal.calls('/file/uploadImage')).toHaveLength(0);
  pictureSize(600, 600);
  uploadFile(picture());
  expect(await screen.findByText('头像已更换。')).toBeVisible();
  expect(screen.queryByText('文件内容与要求的格式不符，请重新选择。')).not.toBeInTheDocument();
});

test('the server fails: can be sent again without choosing anew', async () => {
  const portal = await open();
  pictureSize(600, 600);
  portal.setServer('500');
  uploadFile(picture());
  expect(await screen.findByText(sentence('me.png 没有上传成功'))).toBeVisible();
  expect(inHeader()).toBeNull();
  portal.setServer('normal');
  await portal.user.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('头像已更换。')).toBeVisible();
});
