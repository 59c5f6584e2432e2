import { setImmediate as nodeSetImmediate } from 'node:timers';
import { TextDecoder as NodeTextDecoder, TextEncoder as NodeTextEncoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';

/** What browsers have and jsdom lacks. Nothing here replaces what jsdom has, except two calls it only complains about. */
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

/** Everything is in view where nothing is laid out. */
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

/** A dialog that opens and closes; jsdom has no top layer to put it in. */
function showModal(this: HTMLDialogElement): void {
  this.open = true;
}

function closeDialog(this: HTMLDialogElement): void {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
}

/** Delivers in a task of its own, as the browser's does; Node's would keep the test running. */
class TaskChannel {
  port1: { onmessage: ((event: MessageEvent) => void) | null } = { onmessage: null };
  port2 = {
    postMessage: (data: unknown): void => {
      setTimeout(() => this.port1.onmessage?.(new MessageEvent('message', { data })), 0);
    },
  };
}

const lines = new Set<Line>();

/** The line between tabs; another instance of the same name stands for another tab. */
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

if (typeof window !== 'undefined') {
  fillIn(globalThis, 'MessageChannel', TaskChannel);
  fillIn(globalThis, 'BroadcastChannel', Line);
  fillIn(globalThis, 'setImmediate', nodeSetImmediate);
  fillIn(globalThis, 'TextEncoder', NodeTextEncoder);
  fillIn(globalThis, 'TextDecoder', NodeTextDecoder);
  fillIn(globalThis, 'structuredClone', (value: unknown) => deserialize(serialize(value)));
  fillIn(window, 'matchMedia', matchMedia);
  fillIn(window, 'ResizeObserver', NoObserver);
  fillIn(window, 'IntersectionObserver', AllInView);
  fillIn(Element.prototype, 'scrollIntoView', nothing);
  fillIn(Element.prototype, 'scrollTo', nothing);
  fillIn(HTMLDialogElement.prototype, 'showModal', showModal);
  fillIn(HTMLDialogElement.prototype, 'close', closeDialog);
  fillIn(URL, 'createObjectURL', () => 'blob:test');
  fillIn(URL, 'revokeObjectURL', nothing);

  // antd writes its rules as it draws. jsdom would try each of some thousand on each element whose role is asked for, and
  // lays nothing out by them: how it looks is for the browser tests.
  const markup = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML');
  Object.defineProperty(HTMLStyleElement.prototype, 'innerHTML', {
    ...markup,
    set(this: HTMLStyleElement, text: string) {
      if (!this.hasAttribute('data-rc-order')) markup?.set?.call(this, text);
    },
  });

  // jsdom answers these with "not implemented" on the console, which would fail the test.
  const computedStyle = window.getComputedStyle.bind(window);
  window.getComputedStyle = (element) => computedStyle(element);
  window.scrollTo = nothing;
  HTMLCanvasElement.prototype.getContext = () => null;

  // The portal speaks Chinese unless a test says otherwise.
  Object.defineProperty(navigator, 'language', { value: 'zh-CN', configurable: true });
  Object.defineProperty(navigator, 'languages', { value: ['zh-CN'], configurable: true });
}
