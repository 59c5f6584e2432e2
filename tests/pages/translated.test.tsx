import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { breakCalls } from '../helpers/brokenCalls';
import { fileOf } from '../helpers/cropped';
import { renderRoute } from '../helpers/renderRoute';

/** As a browser that translates: each text goes, and a <font> in a <font> stands in its place. */
function translatePage(): void {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode } = walker;
    if (
      currentNode instanceof Text &&
      !currentNode.parentElement?.closest('script, style, font, textarea, [translate=no]')
    )
      texts.push(currentNode);
  }
  for (const text of texts) {
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    outer.append(inner);
    inner.textContent = text.data;
    text.replaceWith(outer);
  }
}

describe('a page that the browser has translated', () => {
  test('a position is collected and let go, compared, and the page turns dark', async () => {
    const { user } = renderRoute('/recruitmentview/200001', { persona: 'complete' });
    const collect = await screen.findByRole('button', { name: /^收藏/ });
    translatePage();
    await user.click(collect);
    await waitFor(() => expect(collect).toHaveTextContent('已收藏'));
    translatePage();
    await user.click(collect);
    await waitFor(() => expect(collect).toHaveTextContent(/^收藏/));
    const [theme] = screen.getAllByRole('button', { name: '切换到深色' });
    await user.click(theme as HTMLElement);
    await waitFor(() => expect(theme).toHaveTextContent('浅色'));
    await user.click(screen.getAllByRole('button', { name: /对比/ })[0] as HTMLElement);
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('the résumé is typed in and saved', async () => {
    const { user } = renderRoute('/resumeedit/basic', { persona: 'complete' });
    const name = await screen.findByRole('textbox', { name: /^姓名/ });
    translatePage();
    await user.type(name, '明');
    expect(await screen.findByText('有未保存的修改')).toBeVisible();
    translatePage();
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText(/^已保存/)).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('questions are found by one keyword after another', async () => {
    const { user } = renderRoute('/questionandanswer');
    const keyword = await screen.findByRole('textbox', { name: /搜索/ });
    await user.type(keyword, '初审');
    await waitFor(() => expect(document.querySelector('article mark')).toHaveTextContent('初审'));
    translatePage();
    await user.clear(keyword);
    await user.type(keyword, '简历');
    await waitFor(() => expect(document.querySelector('article mark')).toHaveTextContent('简历'));
  });

  test('a school and a region are chosen, and others in their place', async () => {
    const { user } = renderRoute('/inforgister');
    const school = await screen.findByLabelText(/^毕业院校/);
    await user.type(school, '理工');
    await screen.findAllByRole('option');
    translatePage();
    await user.clear(school);
    const region = screen.getByLabelText(/^现居地/);
    for (const [typed, name] of [
      ['青岛', /^山东省 \/ 青岛市$/],
      ['济南', /^山东省 \/ 济南市$/],
    ] as const) {
      await user.click(region);
      await user.type(region, typed);
      const items = document.getElementsByClassName('ant-cascader-menu-item');
      const found = () => [...items].find((item) => name.test(item.textContent));
      await waitFor(() => expect(found()).toBeDefined());
      translatePage();
      await user.click(found() as Element);
    }
    expect(screen.getByText('山东省 / 济南市')).toBeVisible();
    translatePage();
    await user.click(screen.getByRole('button', { name: '清除' }));
    expect(screen.queryByText('山东省 / 济南市')).not.toBeInTheDocument();
    expect(region).toBeEnabled();
  });

  test('a captcha that did not come is fetched again at the login', async () => {
    const { user } = renderRoute('/censorlogin');
    const mend = breakCalls('captcha/generate');
    expect(await screen.findByText('图片没有加载出来')).toBeVisible();
    translatePage();
    mend();
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('img', { name: /^验证图片/ })).toBeVisible();
    expect(screen.getByRole('button', { name: '登录' })).toBeEnabled();
  });

  test('an attachment that did not arrive is sent again', async () => {
    const { user } = renderRoute('/resumeedit/attachments', { persona: 'newcomer' });
    await user.click(await screen.findByRole('button', { name: '添加附件' }));
    await screen.findByRole('button', { name: '文件 选择文件' });
    const mend = breakCalls('file/upload');
    const input = document.querySelector('input[type="file"]') as HTMLInputElement;
    fireEvent.change(input, {
      target: { files: [fileOf('pdf', 'degree.pdf', 'application/pdf')] },
    });
    const retry = await screen.findByRole('button', { name: '重试' });
    translatePage();
    mend();
    await user.click(retry);
    expect(await screen.findByText('degree.pdf 已上传')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '保存' })).toBeEnabled();
  });
});
