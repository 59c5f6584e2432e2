import { createTabChannel } from '@/utils/tabChannel';

const given = globalThis.BroadcastChannel;
afterEach(() => {
  globalThis.BroadcastChannel = given;
});

/** A browser whose channel fails with this error. */
function refuseWith(error: Error): void {
  globalThis.BroadcastChannel = class {
    constructor() {
      throw error;
    }
  } as unknown as typeof BroadcastChannel;
}

test('what one tab posts, the others get until they stop to listen', async () => {
  const [one, other] = [createTabChannel('test'), createTabChannel('test')];
  const heard: unknown[] = [];
  const stop = other.listen((message) => heard.push(message));
  one.post('first');
  await new Promise((resolve) => setTimeout(resolve, 0));
  stop();
  one.post('second');
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(heard).toEqual(['first']);
});

test('where the browser refuses the channel together with site data, each tab is by itself', () => {
  refuseWith(new DOMException('The operation is insecure.', 'SecurityError'));
  const tab = createTabChannel('test');
  expect(() => tab.post('first')).not.toThrow();
  expect(tab.listen(() => undefined)).not.toThrow();
});

test('any other error is not hidden', () => {
  refuseWith(new TypeError('not a constructor'));
  expect(() => createTabChannel('test').post('first')).toThrow('not a constructor');
});
