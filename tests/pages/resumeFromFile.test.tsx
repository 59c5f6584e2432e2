import { screen, waitFor, within } from '@testing-library/react';
import { renderRoute } from '../helpers/renderRoute';
import { byTouch } from '../helpers/viewport';

const paper = `赵一鸣
男 | 1997年2月3日 | 共青团员
电话：13700000003 | 邮箱：zhaoym@example.cn
教育经历
2015.09-2019.06  郑州砚山工业大学  机械工程  大学本科
自我评价
能吃苦，服从安排。`;

async function readPaper(path: string, persona: 'newcomer' | 'complete', text = paper) {
  const { user, ...rest } = renderRoute(path, { persona });
  await user.click(await screen.findByRole('button', { name: '从文件填写' }));
  const drawer = await screen.findByRole('dialog', { name: '从文件填写' });
  await user.click(await within(drawer).findByLabelText('也可以把简历的文字粘贴到这里'));
  await user.paste(text);
  await user.click(within(drawer).getByRole('button', { name: '读取文字' }));
  return { user, drawer, ...rest };
}

it('keeps a pasted text in which nothing is recognised, and says what to do; fills the form with what the person takes of another, as unsaved work', async () => {
  const words = '今天天气很好，我们去公园散步，看了很多花。';
  const { user, drawer } = await readPaper('/resumeedit/basic', 'newcomer', words);
  expect(await within(drawer).findByRole('alert')).toHaveTextContent('没有认出可以填入的内容');
  const box = within(drawer).getByRole('textbox');
  expect(box).toHaveDisplayValue(words);
  await user.clear(box);
  await user.click(box);
  await user.paste(paper);
  await user.click(within(drawer).getByRole('button', { name: '读取文字' }));
  const basic = await within(drawer).findByRole('region', { name: '基本信息' });
  expect(within(basic).getByText('赵一鸣')).toBeInTheDocument();
  // Not lost with the button that was pressed.
  expect(drawer).toContainElement(document.activeElement as HTMLElement);
  await user.click(within(basic).getByRole('checkbox', { name: '邮箱' }));
  await user.click(within(drawer).getByRole('button', { name: /^填入所选/ }));
  const name = await screen.findByLabelText('姓名');
  await waitFor(() => expect(name).toHaveDisplayValue('赵一鸣'));
  expect(screen.getByLabelText('邮箱')).toHaveDisplayValue('');
  const list = screen.getByRole('navigation', { name: '简历的各个部分' });
  expect(within(list).getByRole('link', { name: /教育经历/ })).toHaveTextContent('未保存');
  expect(within(list).getByRole('link', { name: /资格证书/ })).not.toHaveTextContent('未保存');
});

it('leaves what would be replaced unless the person takes it', async () => {
  byTouch();
  const { user, drawer } = await readPaper('/resumeedit/basic', 'complete');
  const basic = await within(drawer).findByRole('region', { name: '基本信息' });
  const name = within(basic).getByRole('checkbox', { name: '姓名' });
  expect(name).not.toBeChecked();
  const present = screen.getByRole<HTMLInputElement>('textbox', { name: /姓名/ }).value;
  await user.click(within(drawer).getByRole('button', { name: /^填入所选/ }));
  await waitFor(() => expect(drawer).not.toBeInTheDocument());
  expect(screen.getByRole('textbox', { name: /姓名/ })).toHaveDisplayValue(present);
});

it('fills the missing fields of the guided list, and only those parts', async () => {
  const { user, drawer } = await readPaper('/ImproveResume', 'newcomer');
  await within(drawer).findByRole('region', { name: '教育经历' });
  expect(within(drawer).queryByRole('region', { name: '自我评价' })).not.toBeInTheDocument();
  await user.click(within(drawer).getByRole('button', { name: /^填入所选/ }));
  const part = await screen.findByRole('region', { name: '教育经历' });
  await waitFor(() =>
    expect(within(part).getByLabelText('学校')).toHaveDisplayValue('郑州砚山工业大学'),
  );
});

it('is offered on the way to the first application, and leads back there', async () => {
  const { user, at } = renderRoute('/apply/200009/position', { persona: 'newcomer' });
  await user.click(await screen.findByRole('link', { name: '从文件填写' }));
  expect(await screen.findByRole('dialog', { name: '从文件填写' })).toBeInTheDocument();
  expect(at()).toBe('/resumeedit/200009/apply?section=basic&from=file');
});

it('says why a file cannot be read, and can be cancelled', async () => {
  const { user } = renderRoute('/resumeedit/selfEvaluation', {
    persona: 'newcomer',
    locale: 'en-US',
  });
  await user.click(await screen.findByRole('button', { name: 'Fill in from a file' }));
  const drawer = await screen.findByRole('dialog', { name: 'Fill in from a file' });
  const choose = async (file: File) => {
    const input = drawer.querySelector<HTMLInputElement>('input[type=file]');
    if (input) await user.upload(input, file);
  };
  const large = new File([new Uint8Array(10 * 2 ** 20 + 1)], 'cv.pdf');
  await choose(large);
  expect(await within(drawer).findByRole('alert')).toHaveTextContent('10 MB');
  const waiting = new File(['x'], 'cv.txt');
  // A device that is slow to hand the file out.
  waiting.arrayBuffer = () => Promise.race([]);
  await choose(waiting);
  await user.click(await within(drawer).findByRole('button', { name: 'Cancel' }));
  expect(await within(drawer).findByRole('button', { name: 'Read the text' })).toBeInTheDocument();
});
