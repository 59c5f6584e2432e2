import { screen, waitFor, within } from '@testing-library/react';
import { examples } from '../../mock/_preview/seed/examples';
import { earlierVisit, openAt } from '../helpers/applying';
import { breakCalls } from '../helpers/brokenCalls';
import { renderRoute } from '../helpers/renderRoute';

const path = `/apply/${examples.openSocialPosition}/position`;
const sheet = () => screen.findByRole('article', { name: '简历正文' });

it('the wizard shows the sheet as the unit will see it, the fit, and a way to change a section and come back', async () => {
  const { user, at } = await openAt('resume');
  const paper = within(await sheet());
  expect(paper.getByRole('heading', { name: '教育经历' })).toBeVisible();
  // The unit sees the résumé without masks.
  expect(paper.queryByText(/\*\*\*/)).not.toBeInTheDocument();
  const fit = await screen.findByRole('region', { name: '与我的简历对照' });
  expect(within(fit).getAllByText('符合')[0]).toBeInTheDocument();
  expect(within(fit).getByText(/仅供参考/)).toBeVisible();

  await user.click(paper.getByRole('link', { name: '修改：自我评价' }));
  await user.type(await screen.findByRole('textbox', { name: /自我评价/ }), '新写的一句');
  await user.click(screen.getByRole('button', { name: '保存并返回投递' }));
  await waitFor(() => expect(at()).toBe(`${path}?step=resume`));
  expect(within(await sheet()).getByText(/新写的一句/)).toBeVisible();
});

it('the step can be gone on from though the fit does not come, and the fit is asked for again', async () => {
  await earlierVisit('resume');
  const { user } = renderRoute(path, { persona: 'complete', space: 'applying' });
  const mend = breakCalls('careerrecruitment/view');
  await sheet();
  const again = await screen.findByRole('button', { name: '重试' });
  expect(screen.getByRole('button', { name: '保存并继续' })).toBeEnabled();
  mend();
  await user.click(again);
  expect(await screen.findByRole('region', { name: '与我的简历对照' })).toBeVisible();
});

it('completeness is what the server has: beginning something optional changes nothing', async () => {
  const { user } = renderRoute('/resumeedit/research', { persona: 'complete' });
  const number = await screen.findByRole('progressbar', { name: '完整度 100%' });
  const nav = within(screen.getByRole('navigation', { name: '简历的各个部分' }));
  expect(nav.queryByText('未开始')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '添加科研成果' }));
  await user.type(await screen.findByRole('textbox', { name: /发表或登记处/ }), '学报');
  await waitFor(() => expect(nav.getByText('未保存')).toBeInTheDocument());
  expect(number).toHaveAccessibleName('完整度 100%');
  await user.click(nav.getByRole('link', { name: /教育经历/ }));
  await user.click(await screen.findByRole('button', { name: '添加教育经历' }));
  expect(screen.getByRole('progressbar', { name: '完整度 100%' })).toBeVisible();
});

it('a section that is needed does not say that it may be left out, one that is not does', async () => {
  const { user } = renderRoute('/resumeedit/education', { persona: 'newcomer' });
  expect(await screen.findByText('这里还没有内容，请至少添加一条。')).toBeVisible();
  expect(screen.queryByText(/可以不填/)).not.toBeInTheDocument();
  const nav = within(screen.getByRole('navigation', { name: '简历的各个部分' }));
  expect(nav.getByRole('link', { name: /教育经历.*未开始/ })).toBeVisible();
  await user.click(nav.getByRole('link', { name: /工作\/实习经历.*选填/ }));
  expect(await screen.findByText(/没有相关经历可以不填/)).toBeVisible();
});
