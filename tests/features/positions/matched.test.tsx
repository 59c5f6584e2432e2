import { screen } from '@testing-library/react';
import Marked from '@/features/positions/shared/Marked';
import MatchReason from '@/features/positions/shared/MatchReason';
import type { KeywordMatch, Position } from '@/services/types';
import { renderWithTexts } from '../../helpers/texts';

const position = { name: '软件工程师', enterpriseName: '青岚研究院', regionName: '杭州' };

function renderReason(given: Partial<Record<keyof Position, unknown>>, field: string) {
  // What a server sends beyond the contract: a field that nobody has heard of, a name that is missing.
  const matched = [{ field, text: '软件' }] as KeywordMatch[];
  const sent = { ...position, ...given, matched } as unknown as Position;
  return renderWithTexts(<MatchReason position={sent} majorNames={[]} />);
}

it.each([
  ['a field that the row shows', {}, 'name', ''],
  ['a field that it does not show', {}, 'category', '软件'],
  ['a field that the portal does not know', {}, 'unheardOf', ''],
  ['a name that is missing', { name: null }, 'name', '软件'],
])('why a position was found: %s', (_what, given, field, word) => {
  const { container } = renderReason(given, field);
  expect(container.querySelector('mark')?.textContent ?? '').toBe(word);
});

it('marks nothing in a text that is missing', () => {
  const missing = null as unknown as string;
  const { container } = renderWithTexts(
    <Marked text={missing} of="name" matched={[{ field: 'name', text: '软件' }]} />,
  );
  expect(container).toBeEmptyDOMElement();
  expect(screen.queryByText('null')).not.toBeInTheDocument();
});
