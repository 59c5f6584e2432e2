import { button, type Journey, open } from '../journey';

const pdf = {
  name: 'diploma.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
};

export const upload: Journey = {
  name: 'upload',
  persona: 'newcomer',
  steps: [
    open('/resumeedit/attachments', (page) => button(page, '添加附件')),
    {
      name: 'choose a file',
      fill: async ({ page }) => {
        await button(page, '添加附件').click();
        await page.getByRole('textbox', { name: /名称|标题/ }).fill('毕业证书');
      },
      press: async ({ page }) => {
        const [chooser] = await Promise.all([
          page.waitForEvent('filechooser'),
          button(page, '文件 选择文件').click(),
        ]);
        await chooser.setFiles(pdf);
      },
      done: (page) => page.getByRole('main').getByText('diploma.pdf', { exact: true }),
    },
    {
      name: 'save',
      press: ({ page }) => button(page, '保存').click(),
      done: (page) => page.getByRole('status').filter({ hasText: /^已保存/ }),
    },
  ],
  end: async (stage) => {
    const found = Object(await stage.read('/usercenter/rest/resume/view'));
    return Array.from(found.attachments, (one) => [Object(one).title, Object(one).file.name]);
  },
};
