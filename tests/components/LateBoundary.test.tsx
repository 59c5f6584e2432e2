import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import LateBoundary from '@/components/LateBoundary';
import { setFeedback } from '@/request/feedback';
import { crashes } from '@/utils/crashes';
import { lazyWithRetry } from '@/utils/lazyWithRetry';
import { gate } from '../helpers/gate';
import { renderWithTexts } from '../helpers/texts';

const shown = jest.fn();

const missing = Object.assign(new Error('Loading chunk part failed.'), { name: 'ChunkLoadError' });
const there = { default: ({ word }: { word: string }) => <p>{word}</p> };

/** A part whose file does not load until `mend` is called. */
function brokenPart(error: Error = missing) {
  let isBroken = true;
  const load = jest.fn(() => (isBroken ? Promise.reject(error) : Promise.resolve(there)));
  const mend = () => {
    isBroken = false;
  };
  return { Part: lazyWithRetry(load), load, mend };
}

let stopFeedback: (() => void) | undefined;
beforeEach(() => {
  shown.mockReset();
  // What is shown as an error goes to this one in place of antd's.
  const message = { error: ({ content }: { content: unknown }) => shown(content) };
  stopFeedback = setFeedback({ message } as unknown as Parameters<typeof setFeedback>[0]);
  // React writes each error that a boundary has caught to the console.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => stopFeedback?.());

test('what stands in the part’s place gives way to it', async () => {
  const file = gate<typeof there>();
  const Part = lazyWithRetry(() => file.passed);
  renderWithTexts(
    <LateBoundary waiting={<p>请稍候</p>}>
      <Part word="题目" />
    </LateBoundary>,
  );
  expect(screen.getByText('请稍候')).toBeVisible();
  await act(async () => file.open(there));
  expect(screen.getByText('题目')).toBeVisible();
});

test('a part that does not load says so, with what may help, and 重试 brings it', async () => {
  const { Part, load, mend } = brokenPart();
  renderWithTexts(
    <LateBoundary title="题目没有加载出来">
      <Part word="题目" />
    </LateBoundary>,
  );
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('题目没有加载出来');
  expect(alert).toHaveTextContent('请检查网络后刷新页面');
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
  mend();
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('题目')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ['the heading of the part around it', '题目所在的部分'],
  ['its place, where no part is around it', undefined],
])('the press of 重试 leaves the focus at %s', async (_at, heading) => {
  const { Part, mend } = brokenPart();
  const late = (
    <LateBoundary>
      <Part word="题目" />
    </LateBoundary>
  );
  renderWithTexts(
    heading ? (
      <section>
        <h2>{heading}</h2>
        {late}
      </section>
    ) : (
      <div data-testid="place">{late}</div>
    ),
  );
  const place = () => (heading ? screen.getByRole('heading') : screen.getByTestId('place'));
  await userEvent.click(await screen.findByRole('button', { name: '重试' }));
  await waitFor(() => expect(place()).toHaveFocus());
  mend();
  await userEvent.click(await screen.findByRole('button', { name: '重试' }));
  expect(await screen.findByText('题目')).toBeVisible();
  expect(place()).toHaveFocus();
});

test('it comes by itself once the device is online', async () => {
  const { Part, mend } = brokenPart();
  renderWithTexts(
    <LateBoundary>
      <Part word="题目" />
    </LateBoundary>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('这里没有加载出来');
  mend();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('题目')).toBeVisible();
});

test('another thing stands in its place without a word', async () => {
  const { Part } = brokenPart();
  renderWithTexts(
    <LateBoundary instead={<p>名单</p>}>
      <Part word="日历" />
    </LateBoundary>,
  );
  expect(await screen.findByText('名单')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(shown).not.toHaveBeenCalled();
});

function Opened({ Part }: Pick<ReturnType<typeof brokenPart>, 'Part'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        打开
      </button>
      {isOpen && (
        <LateBoundary onFailed={() => setOpen(false)}>
          <Part word="对话框" />
        </LateBoundary>
      )}
    </>
  );
}

test.each([
  ['did not load', missing, /^网络中断，或平台刚刚更新/],
  ['failed', new Error('unknown'), /请刷新页面再试。$/],
])(
  'a part that a press has asked for and that %s is taken away with a message; the next press fetches it',
  async (...row) => {
    const [, error, words] = row;
    const { Part, mend } = brokenPart(error);
    renderWithTexts(<Opened Part={Part} />);
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(shown).toHaveBeenCalledWith(expect.stringMatching(words)));
    expect(shown).toHaveBeenCalledTimes(1);
    mend();
    await userEvent.click(screen.getByRole('button'));
    expect(await screen.findByText('对话框')).toBeVisible();
  },
);

test('an error of the portal’s own is reported to the monitoring, a missing file is not', async () => {
  const onCrash = jest.fn();
  const end = crashes.add(onCrash);
  const unknown = new Error('unknown');
  for (const error of [missing, unknown]) {
    const { Part } = brokenPart(error);
    const { unmount } = renderWithTexts(
      <LateBoundary>
        <Part word="题目" />
      </LateBoundary>,
    );
    await screen.findByRole('alert');
    unmount();
  }
  end();
  expect(onCrash.mock.calls).toEqual([[unknown]]);
});
