import { screen, within } from '@testing-library/react';
import { drawnForm } from './drawnForm';
import { type Mounted, type RouteOptions, renderRoute } from './renderRoute';

export const openProfile = (options: RouteOptions = {}) =>
  renderRoute('/user/profile', { persona: 'complete', ...options });
export const part = async (name: string) => within(await screen.findByRole('region', { name }));
export const sent = (portal: Mounted, call: string) => portal.calls(`/userinfo/${call}`);

export async function openForm({ user }: Mounted, title: string, action: string) {
  await user.click((await part(title)).getByRole('button', { name: action }));
  return drawnForm(action);
}
