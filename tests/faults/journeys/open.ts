import { examples } from '../../../mock/_preview/seed/examples';
import { button, type Journey, open } from '../journey';

export const openPosition: Journey = {
  name: 'open',
  persona: 'complete',
  steps: [
    open(`/recruitmentview/${examples.openSocialPosition}`, (page) =>
      button(page, /^收藏/).first(),
    ),
    {
      name: 'collect it',
      press: ({ page }) => button(page, /^收藏/).first().click(),
      // The choice shows at once; it holds when the server has answered.
      done: (page) =>
        button(page, /^已收藏/)
          .and(page.locator('[aria-busy="false"]'))
          .first(),
    },
  ],
  end: async (stage) => {
    const found = Object(await stage.read('/usercenter/rest/collect/getCareer'));
    return { path: new URL(stage.page.url()).pathname, total: found.total };
  },
};
