import { render, screen } from '@testing-library/react';
import { useLastHeight } from '@/hooks/useLastHeight';
import { clearTab, writeTab } from '@/utils/tabStore';

interface PartProps {
  data?: string;
  error?: Error;
}

function Part(request: PartProps) {
  return (
    <div data-testid="part" {...useLastHeight('part', request)}>
      {request.data ?? 'loading'}
    </div>
  );
}

/** The height (px) that elements have; jsdom draws nothing. */
let drawn = 0;

beforeEach(() => {
  drawn = 0;
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => drawn);
});
afterEach(() => {
  jest.restoreAllMocks();
  clearTab();
});

/** Shows the part with its data, in this height, and leaves it. */
function see(height: number) {
  const { rerender, unmount } = render(<Part />);
  drawn = height;
  rerender(<Part data="loaded" />);
  unmount();
}

const heightOf = () => screen.getByTestId('part').style.height;

test('is as high as the last time while it loads, and as high as its content then', () => {
  see(272);
  const { rerender } = render(<Part />);
  expect(heightOf()).toBe('272px');
  rerender(<Part data="loaded" />);
  expect(heightOf()).toBe('');
});

test('has its own height the first time, and after a failure', () => {
  const first = render(<Part />);
  expect(heightOf()).toBe('');
  first.unmount();
  see(272);
  render(<Part error={new Error('offline')} />);
  expect(heightOf()).toBe('');
});

test('a height at another width does not count', () => {
  see(272);
  const { innerWidth } = window;
  window.innerWidth = innerWidth + 1;
  render(<Part />);
  expect(heightOf()).toBe('');
  window.innerWidth = innerWidth;
});

test.each([['272'], [272], [{ width: window.innerWidth }], [null]])(
  'what is kept and makes no sense does not count: %j',
  (kept) => {
    writeTab('height/part', kept);
    render(<Part />);
    expect(heightOf()).toBe('');
  },
);
