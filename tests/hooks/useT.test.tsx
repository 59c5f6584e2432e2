import { screen } from '@testing-library/react';
import { useT } from '@/hooks/useT';
import type { TextKey } from '@/locales/keys';
import { renderWithTexts } from '../helpers/texts';

function Word({ id }: { id: string | undefined }) {
  const t = useT();
  // What a server's new code makes of a key (`deliveries.status.${status}`) or of a table of keys.
  return <p>{t(id as TextKey)}</p>;
}

it.each([
  ['a code that is known', 'deliveries.status.draft', '草稿'],
  ['a code that nobody has heard of', 'deliveries.status.unheardOf', '名称未知'],
  ['a table without the code', undefined, '名称未知'],
])('%s', (_what, id, word) => {
  renderWithTexts(<Word id={id} />);
  expect(screen.getByText(word)).toBeVisible();
});

it('a pack that is not loaded stays an error', () => {
  const said: string[] = [];
  const complain = jest.spyOn(console, 'error').mockImplementation((text) => said.push(`${text}`));
  renderWithTexts(<Word id="unloaded.title" />);
  expect(screen.getByText('unloaded.title')).toBeVisible();
  expect(said.join()).toContain('unloaded.title');
  complain.mockRestore();
});
