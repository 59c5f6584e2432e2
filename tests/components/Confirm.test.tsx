import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import Confirm from '@/components/Confirm';
import { renderWithTexts } from '../helpers/texts';

function Question() {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setAsking(true)}>
        撤回投递
      </button>
      {isAsking && (
        <Confirm
          title="撤回这份投递？"
          consequence="单位不再处理。"
          action="撤回"
          onConfirm={() => Promise.resolve()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

type User = ReturnType<typeof userEvent.setup>;

test.each([
  ['Escape', (user: User) => user.keyboard('{Escape}')],
  ['a yes', (user: User) => user.click(screen.getByRole('button', { name: /^撤\s?回$/ }))],
])('after %s the focus is where it was before the question', async (_how, answer) => {
  const user = userEvent.setup();
  renderWithTexts(<Question />);
  const asking = screen.getByRole('button', { name: '撤回投递' });
  await user.click(asking);
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
  await waitFor(() => expect(asking).not.toHaveFocus());
  await answer(user);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(asking).toHaveFocus();
});
