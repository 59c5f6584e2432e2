import { paperPdf } from '../../helpers/paperPdf';
import { paperWord, paragraph } from '../../helpers/paperWord';
import { expect } from '../preview';
import { grown } from '../settle';
import { press } from './controls';
import type { Visit } from './visit';

/** The résumé filled from a PDF, one without its font, and a Word document. */
export async function fromFile({ page, preview, isTouch }: Visit): Promise<void> {
  const lines = ['赵一鸣', '教育经历', '2015.09-2019.06  郑州砚山工业大学  本科'];
  const files = [
    ['cv.pdf', paperPdf([lines]), 'application/pdf'],
    // Some devices do not say of what type a file is.
    ['notEmbedded.pdf', paperPdf([lines], 'UniGB-UCS2-H'), ''],
    [
      'cv.docx',
      paperWord(['赵一鸣', '自我评价', '能吃苦，服从安排。'].map(paragraph).join('')),
      '',
    ],
  ] as const;
  await preview.as('newcomer');
  for (const [name, content, mimeType] of files) {
    await page.goto('/resumeedit/basic');
    await press({ isTouch }, page.getByRole('button', { name: '从文件填写' }).first());
    const drawer = page.getByRole('dialog');
    await grown(page.getByRole('dialog', { name: '从文件填写' }));
    const buffer = Buffer.from(content, 'latin1');
    await page
      .locator('input[type=file][accept*=docx]')
      .last()
      .setInputFiles({ name, mimeType, buffer });
    await press({ isTouch }, drawer.getByRole('button', { name: /^填入所选/ }));
    await expect(page.getByLabel('姓名')).toHaveValue('赵一鸣');
  }
}
