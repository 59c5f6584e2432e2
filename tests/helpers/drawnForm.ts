import { screen, waitFor, within } from '@testing-library/react';

/** A form when all its fields are drawn; the control of a field is loaded when it is first needed. */
export async function drawnForm(name: string) {
  const form = await screen.findByRole('form', { name });
  await waitFor(() => expect(form.querySelector('[aria-busy="true"]')).not.toBeInTheDocument());
  return within(form);
}
