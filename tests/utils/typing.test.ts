import { isTyping, pauseInTyping } from '@/utils/typing';

let field: HTMLInputElement;

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<input><button type="button">ok</button>';
  field = document.querySelector('input') as HTMLInputElement;
});

afterEach(() => {
  jest.useRealTimers();
  document.body.innerHTML = '';
});

/** Whether the pause has come, `after` ms later. */
async function isOver(pause: Promise<void>, after: number): Promise<boolean> {
  let isResolved = false;
  pause.then(() => {
    isResolved = true;
  });
  await jest.advanceTimersByTimeAsync(after);
  return isResolved;
}

const type = () => field.dispatchEvent(new Event('input', { bubbles: true }));

test('nobody types where the focus is on a button, or nowhere', async () => {
  expect(await isOver(pauseInTyping(), 0)).toBe(true);
  document.querySelector('button')?.focus();
  expect(isTyping(document.activeElement)).toBe(false);
  expect(await isOver(pauseInTyping(), 0)).toBe(true);
});

test('in a field the pause comes once nothing was typed for 700 ms', async () => {
  field.focus();
  expect(isTyping(document.activeElement)).toBe(true);
  expect(await isOver(pauseInTyping(), 699)).toBe(false);
  expect(await isOver(pauseInTyping(), 700)).toBe(true);
});

test('each character puts it off', async () => {
  field.focus();
  const pause = pauseInTyping();
  for (let left = 5; left > 0; left -= 1) {
    expect(await isOver(pause, 600)).toBe(false);
    type();
  }
  expect(await isOver(pause, 699)).toBe(false);
  expect(await isOver(pause, 1)).toBe(true);
  const later = jest.getTimerCount();
  type();
  expect(jest.getTimerCount()).toBe(later);
});
