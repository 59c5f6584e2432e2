import type { Page } from '@playwright/test';
import { button, type Journey, open } from '../journey';

const evaluation = (page: Page) => page.getByRole('textbox', { name: /^自我评价/ });
const words = '做事认真，愿意从基层做起。';

export const resume: Journey = {
  name: 'fill the résumé',
  persona: 'complete',
  steps: [
    open('/resumeedit/selfEvaluation', evaluation),
    {
      name: 'write and save',
      fill: ({ page }) => evaluation(page).fill(words),
      press: ({ page }) => button(page, '保存').click(),
      done: (page) => page.getByRole('status').filter({ hasText: /^已保存/ }),
    },
  ],
  end: async (stage) => {
    const found = Object(await stage.read('/usercenter/rest/resume/view'));
    return { selfEvaluation: found.selfEvaluation, completeness: found.completeness };
  },
};
