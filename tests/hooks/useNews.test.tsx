import { act, renderHook } from '@testing-library/react';
import { useNews } from '@/hooks/useNews';
import { gate } from '../helpers/gate';

const mockNotice = { news: 0 };
jest.mock('@umijs/max', () => ({ useModel: () => mockNotice }));

interface Asked {
  answer: (found: string) => void;
  fail: (error: unknown) => void;
}

const asked: Asked[] = [];
const shown: string[] = [];
beforeEach(() => {
  mockNotice.news = 0;
  asked.splice(0);
  shown.splice(0);
});

function call(index: number): Asked {
  const one = asked[index];
  if (!one) throw new Error(`There is no call ${index}`);
  return one;
}

function mount() {
  const read = () => new Promise<string>((answer, fail) => asked.push({ answer, fail }));
  const portal = renderHook(
    ({ key }) => useNews({ read, show: (found) => shown.push(found), key }),
    { initialProps: { key: 'one' } },
  );
  return {
    ...portal,
    /** The server has new notifications. */
    tell: () => {
      mockNotice.news += 1;
      portal.rerender({ key: 'one' });
    },
  };
}

const answer = (index: number, found: string) => act(async () => call(index).answer(found));

it('reads after each notification, and not before the first', async () => {
  const { tell } = mount();
  expect(asked).toHaveLength(0);
  tell();
  await answer(0, 'first');
  tell();
  await answer(1, 'second');
  expect(shown).toEqual(['first', 'second']);
});

it('leaves what is shown when a read fails, and reads again after the next notification', async () => {
  const { tell } = mount();
  tell();
  const failure = Object.assign(new Error('canceled'), { code: 'ERR_CANCELED' });
  await act(async () => call(0).fail(failure));
  expect(shown).toEqual([]);
  tell();
  await answer(1, 'second');
  expect(shown).toEqual(['second']);
});

it('does not show what was read before a change: it reads once more', async () => {
  const { tell, result } = mount();
  tell();
  result.current.noteChange();
  await answer(0, 'as it was');
  expect(shown).toEqual([]);
  expect(asked).toHaveLength(2);
  await answer(1, 'as it is');
  expect(shown).toEqual(['as it is']);
  expect(asked).toHaveLength(2);
});

it('reads once more after a change that is still on its way when the answer comes', async () => {
  const { tell, result } = mount();
  const sent = gate<void>();
  result.current.noteChange(sent.passed);
  tell();
  await answer(0, 'as it was');
  expect(asked).toHaveLength(1);
  await act(async () => sent.open());
  expect(asked).toHaveLength(2);
  await answer(1, 'as it is');
  expect(shown).toEqual(['as it is']);
});

it('shows nothing of what is no longer asked for', async () => {
  const { tell, rerender } = mount();
  tell();
  rerender({ key: 'other' });
  await answer(0, 'first');
  expect(shown).toEqual([]);
  expect(asked).toHaveLength(1);
});

it('gives what it has read to who asks for it', async () => {
  const { result } = mount();
  const found = result.current.renew();
  await answer(0, 'first');
  await expect(found).resolves.toBe('first');
  expect(shown).toEqual(['first']);
});
