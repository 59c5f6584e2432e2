import { act, screen } from '@testing-library/react';
import { useReducer } from 'react';
import WindowPanel from '@/features/positions/detail/WindowPanel';
import { positionPhaseOf } from '@/features/positions/shared/labels';
import PhaseTag from '@/features/positions/shared/PhaseTag';
import type { PositionDetail } from '@/services/types';
import { serverNow } from '@/utils/serverClock';
import { renderWithTexts } from '../../helpers/texts';

const position = {
  state: 'open',
  opensAt: '2026-11-21T10:00:00+08:00',
  closesAt: '2026-11-22T10:00:05+08:00',
} as PositionDetail;

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const startAt = (now: string) => jest.useFakeTimers({ now: new Date(now) });

afterEach(() => {
  jest.useRealTimers();
});

/** The screen, which renders again when applications open or close. */
function Around({ onRender }: { onRender: () => void }) {
  const [, turn] = useReducer((turns: number) => turns + 1, 0);
  onRender();
  const phase = positionPhaseOf(position, serverNow());
  return <WindowPanel position={position} phase={phase} onTurn={turn} />;
}

test('ticks every second without rendering what is around it', () => {
  startAt('2026-11-21T10:00:06+08:00');
  const onRender = jest.fn();
  renderWithTexts(<Around onRender={onRender} />);
  expect(screen.getByRole('timer')).toHaveTextContent(/^23:59:59$/);
  pass(1000);
  expect(screen.getByRole('timer')).toHaveTextContent(/^23:59:58$/);
  expect(onRender).toHaveBeenCalledTimes(1);
});

test('turns to closed when the time has come, and says so once', () => {
  startAt('2026-11-22T10:00:03+08:00');
  const onRender = jest.fn();
  renderWithTexts(<Around onRender={onRender} />);
  expect(screen.getByText('距报名截止')).toBeVisible();
  pass(1000);
  expect(onRender).toHaveBeenCalledTimes(1);
  pass(1000);
  expect(onRender).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  expect(screen.getByText('报名已经截止，可以看看相近岗位。')).toBeVisible();
  pass(60_000);
  expect(onRender).toHaveBeenCalledTimes(2);
});

test('more than a day before the end says in words when it is, and counts down from the last 24 hours on', () => {
  startAt('2026-11-21T10:00:00+08:00');
  renderWithTexts(<Around onRender={jest.fn()} />);
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  expect(screen.getByText(/^报名截止/)).toBeVisible();
  pass(60_000);
  expect(screen.getByRole('timer')).toHaveTextContent(/^23:59:05$/);
});

test('counts down to the opening before it', () => {
  startAt('2026-11-21T09:59:58+08:00');
  renderWithTexts(<Around onRender={jest.fn()} />);
  expect(screen.getByText('距报名开始')).toBeVisible();
  pass(2000);
  expect(screen.getByText(/^报名截止/)).toBeVisible();
});

test('stops with the page', () => {
  startAt('2026-11-21T10:00:00+08:00');
  const { unmount } = renderWithTexts(<Around onRender={jest.fn()} />);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

test('the tag of an open list turns when applications open and close', () => {
  startAt('2026-11-21T09:59:30+08:00');
  renderWithTexts(<PhaseTag position={position} />);
  expect(screen.getByText(/未开始/)).toBeVisible();
  pass(60_000);
  expect(screen.queryByText(/未开始/)).not.toBeInTheDocument();
  expect(screen.getByText(/截止/)).toBeVisible();
  pass(24 * 60 * 60_000);
  expect(screen.getByText('已截止')).toBeVisible();
});
