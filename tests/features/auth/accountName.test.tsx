import { render } from '@testing-library/react';
import AccountName from '@/features/auth/shared/AccountName';

test('password managers are told whose password it is, people see nothing of it', () => {
  const { container } = render(
    <form>
      <AccountName value="candidate" />
    </form>,
  );
  const input = container.querySelector('input');
  // Password managers ignore a field of type hidden (Chromium, "Password form styles").
  expect(input).toHaveAttribute('type', 'text');
  expect(input).toHaveAttribute('autocomplete', 'username');
  expect(input).toHaveValue('candidate');
  expect(input).not.toBeVisible();
});
