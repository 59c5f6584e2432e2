import { createPluginManager } from '@@/core/plugin';
import { screen } from '@testing-library/react';
import { setLocale } from '@umijs/max';
import ActionError from '@/components/ActionError';
import { addEntryTexts } from '@/locales/load';
import { bizError } from '../helpers/bizError';
import { renderWithTexts } from '../helpers/texts';

beforeAll(() => {
  createPluginManager();
  addEntryTexts();
  setLocale('en-US', false);
});

const refusal = (errorMessage?: string) => bizError({ success: false, errorMessage });

test('the server’s words in an English sentence are marked as Chinese', () => {
  renderWithTexts(<ActionError error={refusal('该岗位已截止')} />, 'en-US');
  expect(screen.getByText('该岗位已截止')).toHaveAttribute('lang', 'zh-CN');
  expect(screen.getByRole('note')).toHaveTextContent('This was not done: 该岗位已截止');
});

test('the portal’s own words have the language of the page', () => {
  const { container } = renderWithTexts(<ActionError error={refusal()} />, 'en-US');
  expect(screen.getByRole('note')).toHaveTextContent(/^This was not done: System error/);
  expect(container.querySelector('[lang]')).toBeNull();
});
