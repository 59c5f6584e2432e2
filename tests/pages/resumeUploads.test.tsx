import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { viewResume } from '@/services/resume';
import { bytesOf } from '../helpers/attached';
import { holdCalls, refuseAsTooMuch } from '../helpers/brokenCalls';
import { fileOf, pictureSize } from '../helpers/cropped';
import { gate } from '../helpers/gate';
import '../helpers/noCropping';
import { fileInput } from '../helpers/present';
import { renderRoute } from '../helpers/renderRoute';
import { sentence } from '../helpers/sentence';

afterEach(() => {
  delete process.env.PREVIEW_SLOW_MS;
});

const photo = () => fileOf('png', 'photo.png', 'image/png');
const pdf = () => fileOf('pdf', 'degree.pdf', 'application/pdf');

function tooLarge(file: File, bytes: number): File {
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
}

/** Uploads any file, also one that the browser's filter would not offer. */
function uploadFile(input: HTMLElement, file: File): void {
  fireEvent.change(input, { target: { files: [file] } });
}

async function openPhoto() {
  const route = renderRoute('/resumeedit/basic', { persona: 'newcomer' });
  await screen.findByRole('button', { name: '选择证件照' });
  return { ...route, input: fileInput() };
}

// What is refused, and why: tests/utils/upload.
it('what a photo is refused for is said before it is sent, and forgotten with the next one, which is sent and shown; leaving is asked about while it is on its way', async () => {
  const { input, user, calls, setServer, at } = await openPhoto();
  for (const [file, [width, height], words] of [
    [photo(), [200, 300], '图片像素不足，至少需要 295×413。'],
    [tooLarge(photo(), 30 * 1024 * 1024), [600, 840], '文件过大，请压缩到 2 MB 以内再上传。'],
  ] as const) {
    pictureSize(width, height);
    uploadFile(input.isConnected ? input : fileInput(), file);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
  }
  expect(calls('file/uploadImage')).toHaveLength(0);
  uploadFile(fileInput(), photo());
  expect(await screen.findByRole('img', { name: '我的证件照' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(calls('file/uploadImage')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: '移除' }));
  expect(screen.queryByRole('img', { name: '我的证件照' })).not.toBeInTheDocument();

  setServer('slow');
  uploadFile(fileInput(), photo());
  await screen.findByText(sentence(/^正在上传 photo\.png，/));
  const main = within(screen.getByRole('navigation', { name: '主导航' }));
  await user.click(main.getByRole('link', { name: '岗位' }));
  await user.click(await screen.findByRole('button', { name: '留在这里' }));
  expect(at()).toBe('/resumeedit/basic');
});

/** What is spoken of a file. */
const spoken = (text: RegExp) => {
  const found = screen.getAllByRole('status').map((status) => status.textContent ?? '');
  return found.filter((words) => text.test(words));
};

async function openAttachment() {
  const route = renderRoute('/resumeedit/attachments', { persona: 'newcomer' });
  await route.user.click(await screen.findByRole('button', { name: '添加附件' }));
  await screen.findByRole('button', { name: '文件 选择文件' });
  return { ...route, input: fileInput() };
}

it('a file whose row moves while it is on the way stays with its row', async () => {
  const { input, user, setServer } = await openAttachment();
  await user.click(screen.getByRole('button', { name: '添加附件' }));
  await user.type(await screen.findByRole('textbox', { name: /^附件名称/ }), '学位证书');
  process.env.PREVIEW_SLOW_MS = '300';
  setServer('slow');
  uploadFile(fileInput(), pdf());
  expect(input).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '上移第 2 条' }));
  expect(await screen.findByText('degree.pdf 已上传')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /^附件名称/ })).toHaveValue('学位证书');
  expect(screen.getByText('degree.pdf')).toBeVisible();
});

it('what an attachment is refused for is said by name, with what to do: before it is sent, and by the server, which can be tried again', async () => {
  const { user, calls, setServer } = await openAttachment();
  for (const [file, words, answer] of [
    [
      fileOf('program', 'a.pdf', 'application/pdf'),
      '文件内容与要求的格式不符，请重新选择。',
      '<html><h1>413 Request Entity Too Large</h1></html>',
    ],
    [
      new File([bytesOf('\0\0\0\x18ftypheic\0\0\0\0')], 'scan.png'),
      /^这是 HEIC 格式的照片（iPhone 常用），请另存为 JPG/,
      { success: false, errorMessage: '附件不能超过 5 MB' },
    ],
  ] as const) {
    uploadFile(fileInput(), file);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
    expect(calls('file/upload')).toHaveLength(0);
    // The server takes none as large, and says so by a page, or in its own words.
    const end = refuseAsTooMuch('file/upload', answer);
    uploadFile(fileInput(), pdf());
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('服务器不接收这么大的文件'),
    );
    expect(screen.queryByRole('button', { name: '重试' })).not.toBeInTheDocument();
    expect(screen.queryByText(/请求错误|Request Entity/)).not.toBeInTheDocument();
    end();
  }
  expect(await screen.findByText('附件不能超过 5 MB')).toBeVisible();

  await user.type(screen.getByLabelText('附件名称'), '学位证书');
  setServer('error2');
  uploadFile(fileInput(), pdf());
  const failed = await screen.findByText(sentence('degree.pdf 没有上传成功'));
  // Its colour alone would not say it.
  expect(failed).not.toHaveClass('visuallyHidden');
  setServer('normal');
  const retry = screen.getByRole('button', { name: '重试' });
  // There a long name would cut it off.
  expect(retry.closest('.ant-upload-list')).toBeNull();
  await user.click(retry);
  const card = within(screen.getByRole('region', { name: '附件' }));
  expect(await card.findByText('degree.pdf')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('已保存')).toBeInTheDocument();
  expect((await viewResume({})).attachments[0]).toMatchObject({ title: '学位证书' });
});

it('a file is spoken of when it begins and when it is there; one chosen over it takes its place; it is not lost without a word when its row closes', async () => {
  const { input, user, setServer } = await openAttachment();
  process.env.PREVIEW_SLOW_MS = '300';
  setServer('slow');
  uploadFile(input, pdf());
  await screen.findByRole('button', { name: '取消' });
  // How far it is is only shown.
  expect(spoken(/degree/)).toEqual(['正在上传 degree.pdf']);
  const remove = await screen.findByRole('button', { name: '移除' });
  expect(spoken(/degree/)).toEqual(['degree.pdf 已上传']);
  await user.click(remove);
  expect(spoken(/degree/)).toEqual([]);

  delete process.env.PREVIEW_SLOW_MS;
  uploadFile(fileInput(), pdf());
  expect(await screen.findByText(sentence(/^正在上传 degree\.pdf/))).toBeInTheDocument();
  uploadFile(fileInput(), new File(['%PDF-1.4'], 'newer.pdf'));
  expect(await screen.findByText(sentence(/^正在上传 newer\.pdf/))).toBeInTheDocument();
  // After these key presses the end of the first upload has been handled.
  await user.type(screen.getByLabelText('附件名称'), '学位证书');
  expect(screen.getByText(sentence(/^正在上传 newer\.pdf/))).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '添加附件' }));
  expect(await screen.findByText('newer.pdf 没有上传成功')).toBeVisible();
});

it('nothing is saved where a file on its way fails, and its field says so; saving waits for one whose name with quotation marks stays as it is', async () => {
  const { input, user, setServer, calls } = await openAttachment();
  await user.type(screen.getByLabelText('附件名称'), '学位证书');
  const save = screen.getByRole('button', { name: '保存' });
  setServer('error2');
  uploadFile(input, pdf());
  fireEvent.click(save);
  expect(await screen.findByText(sentence('degree.pdf 没有上传成功'))).toBeInTheDocument();
  expect(calls('resume/save')).toHaveLength(0);
  await waitFor(() => expect(save).not.toHaveAttribute('aria-busy', 'true'));

  setServer('normal');
  const file = gate<void>();
  holdCalls('file/upload', () => file.passed);
  uploadFile(fileInput(), new File(['%PDF-1.4'], '我的"简历".pdf'));
  await screen.findByText(sentence(/^正在上传 我的"简历"\.pdf/));
  await user.click(save);
  expect(calls('resume/save')).toHaveLength(0);
  file.open();
  expect(await screen.findByText('我的"简历".pdf 已上传')).toBeInTheDocument();
  expect(await screen.findByText('已保存')).toBeInTheDocument();
  const [kept] = (await viewResume({})).attachments;
  expect(kept).toMatchObject({ title: '学位证书', file: { name: expect.any(String) } });
  expect(kept?.file.name).not.toContain('%22');
});
