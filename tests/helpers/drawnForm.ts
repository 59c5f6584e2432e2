import { screen, waitFor, within } from '@testing-library/react';

/** A form once all of its fields are drawn: a field's control is fetched when it is first needed. */
export async function drawnForm(name: string) {
  const form = await screen.findByRole('form', { name });
  await waitFor(() => expect(form.querySelector('[aria-busy="true"]')).not.toBeInTheDocument());
  return within(form);
}
