import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { afterFailure, renderRoute } from '../helpers/renderRoute';

const offline = '网络不通，没有送达。内容都还在，请在网络恢复后再试。';

it('whether a section is saved is reported beside its button, and why it is not until it is pressed again', async () => {
  const { user, setServer } = await afterFailure(
    renderRoute('/resumeedit/selfEvaluation', { persona: 'complete', server: '500' }),
  );
  await user.type(await screen.findByRole('textbox', { name: '自我评价 （选填）' }), '丙');
  const save = screen.getByRole('button', { name: '保存' });
  const foot = save.parentElement?.parentElement as HTMLElement;
  expect(within(foot).getByRole('status')).toHaveTextContent('有未保存的修改');
  setServer('down');
  await user.click(save);
  expect(await within(foot).findByText(offline)).toBeVisible();
  setServer('normal');
  await user.click(save);
  await waitFor(() => expect(within(foot).getByRole('status')).toHaveTextContent(/^已保存/));
  expect(within(foot).queryByText(offline)).not.toBeInTheDocument();
});

it('a link to a field puts the focus into it, whatever its kind', async () => {
  const addressOf = (field: string) => `/resumeedit/${field.split('.')[0]}?field=${field}`;
  renderRoute(addressOf('basic.sources'), { persona: 'complete' });
  for (const field of ['basic.sources', 'basic.photoFileId', 'intention.acceptsAdjustment']) {
    act(() => history.push(addressOf(field)));
    await waitFor(() => {
      const control = document.getElementById(`resume_${field.replace('.', '_')}`);
      expect(control).toContainElement(document.activeElement as HTMLElement);
    });
  }
});
