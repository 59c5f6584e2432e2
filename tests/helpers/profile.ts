import { screen, within } from '@testing-library/react';
import { drawnForm } from './drawnForm';
import { type Mounted, type RouteOptions, renderRoute } from './renderRoute';

export const openProfile = (options: RouteOptions = {}) =>
  renderRoute('/user/profile', { persona: 'complete', ...options });
export const part = async (name: string) => within(await screen.findByRole('region', { name }));
export const sent = (portal: Mounted, call: string) => portal.calls(`/userinfo/${call}`);

/**
 * Opens a form of the profile. The press is the browser's own: in the testing library's, React would try three fields whose
 * code is on its way again and again, and never let it come.
 */
export async function openForm(title: string, action: string) {
  const button = (await part(title)).getByRole('button', { name: action });
  button.focus();
  button.click();
  return drawnForm(action);
}
