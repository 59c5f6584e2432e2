import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/**
 * Chooses an option of antd's select or autocomplete as a mouse does: come near, for which a plain button may wait
 * (hooks/useLateControl), open it, press the option.
 */
export async function choose(user: UserEvent, label: string | RegExp, option: string | RegExp) {
  await user.hover(await screen.findByRole('combobox', { name: label }));
  const field = await waitFor(() => {
    const found = screen.getByRole('combobox', { name: label });
    expect(found.tagName).toBe('INPUT');
    return found;
  });
  await user.click(field);
  await user.click(await screen.findByRole('option', { name: option }));
}

/** Types a day or month into antd's picker, which takes it with Enter. */
export async function typeDay(user: UserEvent, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.type(field, `${text}{Enter}`);
}

/** The chosen text of antd's select. */
export function chosenIn(select: HTMLElement): string {
  return select.closest('.ant-select')?.textContent ?? '';
}
