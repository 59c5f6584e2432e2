import { setImmediate as nodeSetImmediate } from 'node:timers';
import { TextDecoder as NodeTextDecoder, TextEncoder as NodeTextEncoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';

/** What browsers have and jsdom lacks. Of jsdom's own only two calls are replaced, which it does not implement. */
function fillIn(target: object, name: string, value: unknown): void {
  if (!(name in target)) {
    Object.defineProperty(target, name, { value, configurable: true, writable: true });
  }
}

const nothing = (): undefined => undefined;

/** An observer that never reports: jsdom has no layout. */
class NoObserver {
  observe = nothing;
  unobserve = nothing;
  disconnect = nothing;
  takeRecords = (): never[] => [];
}

/** Everything counts as in view, as jsdom has no layout. */
class AllInView extends NoObserver {
  constructor(private readonly report: IntersectionObserverCallback) {
    super();
  }
  override observe = (target?: Element): undefined => {
    const entry = { isIntersecting: true, target } as IntersectionObserverEntry;
    this.report([entry], this as unknown as IntersectionObserver);
    return undefined;
  };
}

function matchMedia(query: string): MediaQueryList {
  return Object.assign(new EventTarget(), {
    media: query,
    matches: false,
    onchange: null,
    addListener: nothing,
    removeListener: nothing,
  });
}

/** A dialog that opens and closes; jsdom has no top layer. */
function showModal(this: HTMLDialogElement): void {
  this.open = true;
}

function closeDialog(this: HTMLDialogElement): void {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
}

/** Delivers in its own task, as the browser's does. Node's would keep the test process alive. */
class TaskChannel {
  port1: { onmessage: ((event: MessageEvent) => void) | null } = { onmessage: null };
  port2 = {
    postMessage: (data: unknown): void => {
      setTimeout(() => this.port1.onmessage?.(new MessageEvent('message', { data })), 0);
    },
  };
}

const lines = new Set<Line>();

/** A channel between tabs; another instance with the same name acts as another tab. */
class Line extends EventTarget {
  constructor(readonly name: string) {
    super();
    lines.add(this);
  }
  postMessage(data: unknown): void {
    const others = [...lines].filter((line) => line !== this && line.name === this.name);
    for (const line of others) {
      setTimeout(() => line.dispatchEvent(new MessageEvent('message', { data })), 0);
    }
  }
  close(): void {
    lines.delete(this);
  }
}

function bytesOf(this: Blob): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(this);
  });
}

if (typeof window !== 'undefined') {
  fillIn(Blob.prototype, 'arrayBuffer', bytesOf);
  fillIn(globalThis, 'MessageChannel', TaskChannel);
  fillIn(globalThis, 'BroadcastChannel', Line);
  fillIn(globalThis, 'setImmediate', nodeSetImmediate);
  fillIn(globalThis, 'TextEncoder', NodeTextEncoder);
  fillIn(globalThis, 'TextDecoder', NodeTextDecoder);
  fillIn(globalThis, 'structuredClone', (value: unknown) => deserialize(serialize(value)));
  fillIn(performance, 'getEntriesByType', () => []);
  fillIn(window, 'matchMedia', matchMedia);
  fillIn(window, 'ResizeObserver', NoObserver);
  fillIn(window, 'IntersectionObserver', AllInView);
  fillIn(Element.prototype, 'scrollIntoView', nothing);
  fillIn(Element.prototype, 'scrollTo', nothing);
  fillIn(HTMLDialogElement.prototype, 'showModal', showModal);
  fillIn(HTMLDialogElement.prototype, 'close', closeDialog);
  fillIn(URL, 'createObjectURL', () => 'blob:test');
  fillIn(URL, 'revokeObjectURL', nothing);

  // jsdom answers these with "not implemented" on the console, which would fail the test.
  const computedStyle = window.getComputedStyle.bind(window);
  window.getComputedStyle = (element) => computedStyle(element);
  window.scrollTo = nothing;
  HTMLCanvasElement.prototype.getContext = () => null;

  // The portal speaks Chinese unless a test says otherwise.
  Object.defineProperty(navigator, 'language', { value: 'zh-CN', configurable: true });
  Object.defineProperty(navigator, 'languages', { value: ['zh-CN'], configurable: true });
}
