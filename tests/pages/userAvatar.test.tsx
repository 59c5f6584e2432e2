import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fileOf, pictureSize } from '../helpers/cropped';
import '../helpers/noCropping';
import { renderRoute } from '../helpers/renderRoute';
import { sentence } from '../helpers/sentence';

const picture = () => fileOf('png', 'me.png', 'image/png');

/** Uploads any file, also one that the browser's filter would not offer. */
function uploadFile(file: File): void {
  const input = document.querySelector('input[type="file"]');
  if (!input) throw new Error('There is nothing to choose a file with');
  fireEvent.change(input, { target: { files: [file] } });
}

const inHeader = () =>
  screen.getByRole('button', { name: '赵明轩 的账号菜单' }).querySelector('img');

test('what is refused is said before it is sent; what does not arrive is sent again without choosing anew; then it is kept with the name, and shown here and in the header', async () => {
  const portal = renderRoute('/user/profile', { persona: 'complete' });
  await screen.findByRole('button', { name: '选择头像' });
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
  portal.setServer('500');
  uploadFile(picture());
  expect(await screen.findByText(sentence('me.png 没有上传成功'))).toBeVisible();
  expect(inHeader()).toBeNull();
  portal.setServer('normal');
  const sent = portal.calls('/file/uploadImage').length;
  await portal.user.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('头像已更换。')).toBeVisible();
  expect(screen.queryByText('文件内容与要求的格式不符，请重新选择。')).not.toBeInTheDocument();
  expect(await screen.findByRole('img', { name: '我的头像' })).toBeVisible();
  await waitFor(() => expect(inHeader()).not.toBeNull());
  expect(portal.calls('/file/uploadImage')).toHaveLength(sent + 1);
  const [change] = portal.calls('/userinfo/changeName');
  expect(JSON.parse(change?.body ?? '{}')).toEqual({
    value: '赵明轩',
    avatarFileId: expect.any(String),
  });
  expect(screen.getByRole('button', { name: '更换头像' })).toBeVisible();
});
