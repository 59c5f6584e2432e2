import { screen } from '@testing-library/react';
import { useIntl } from '@umijs/max';
import { useT } from '@/hooks/useT';
import type { TextKey } from '@/locales/keys';
import { packs } from '@/utils/locale';
import { allTexts } from '../helpers/packs';
import { renderWithTexts } from '../helpers/texts';

function Word({ id }: { id: string | undefined }) {
  const t = useT();
  // What a server's new code makes of a key (`deliveries.status.${status}`) or of a table of keys.
  return <p>{t(id as TextKey)}</p>;
}

function Differing({ ids }: { ids: TextKey[] }) {
  const t = useT();
  const intl = useIntl();
  return <p>{ids.filter((id) => t(id) !== intl.formatMessage({ id })).join() || 'none'}</p>;
}

it.each([
  ['a code that is known', 'deliveries.status.draft', '草稿'],
  ['a code that nobody has heard of', 'deliveries.status.unheardOf', '名称未知'],
  ['a table without the code', undefined, '名称未知'],
])('%s', (_what, id, word) => {
  renderWithTexts(<Word id={id} />);
  expect(screen.getByText(word)).toBeVisible();
});

it.each(packs)('a text of %s without values shows what React Intl makes of it', (pack) => {
  const texts = Object.entries(allTexts[pack]).filter(([, text]) => !text.includes('{'));
  renderWithTexts(<Differing ids={texts.map(([id]) => id as TextKey)} />, pack);
  expect(screen.getByText('none')).toBeVisible();
});

it('a pack that is not loaded stays an error', () => {
  const said: string[] = [];
  const complain = jest.spyOn(console, 'error').mockImplementation((text) => said.push(`${text}`));
  renderWithTexts(<Word id="unloaded.title" />);
  expect(screen.getByText('unloaded.title')).toBeVisible();
  expect(said.join()).toContain('unloaded.title');
  complain.mockRestore();
});
