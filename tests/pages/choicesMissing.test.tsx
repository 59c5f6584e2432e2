/** @ownModules Terms are kept for the whole visit once they have come (hooks/lookup). */
import { screen, waitFor } from '@testing-library/react';
import { breakCalls } from '../helpers/brokenCalls';
import { chosenIn } from '../helpers/choices';
import { renderRoute } from '../helpers/renderRoute';

it('says that the choices did not come, and asks for them again', async () => {
  const { user } = renderRoute('/resumeedit/basic', { persona: 'complete' });
  const mend = breakCalls('/termjson/');
  expect(await screen.findByText('选项没有加载出来')).toBeInTheDocument();
  mend();
  await user.click(screen.getByRole('button', { name: '重试' }));
  const gender = screen.getByRole('combobox', { name: '性别' });
  await waitFor(() => expect(chosenIn(gender)).toBe('男'));
  expect(screen.queryByText('选项没有加载出来')).not.toBeInTheDocument();
  await user.click(gender);
  expect(await screen.findByRole('option', { name: '女' })).toBeInTheDocument();
});
