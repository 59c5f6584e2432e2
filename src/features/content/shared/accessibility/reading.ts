import { history } from '@umijs/max';
import { createListeners } from '@/utils/listeners';

/** How fast a page is read; 1 is the voice's own speed. */
export const rates = [1, 0.75, 0.5] as const;

interface Reading {
  is: 'idle' | 'playing' | 'paused';
  rate: (typeof rates)[number];
}

interface Passage {
  text: string;
  lang: string;
}

const blocks = 'p, li, h1, h2, h3, h4, h5, dt, dd, th, td, figcaption, summary, div, section, main';
const silent =
  'script, style, button, select, input, textarea, svg, [aria-hidden="true"], [hidden]';

/** The texts of a part of the page as one reads them, by block; what can only be pressed is left out. */
export function passagesOf(part: Element): Passage[] {
  const passages: Passage[] = [];
  let last: Element | null = null;
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.replace(/\s+/g, ' ').trim();
    const owner = node.parentElement;
    if (!text || !owner || owner.closest(silent) || owner.checkVisibility?.() === false) continue;
    const block = owner.closest(blocks);
    const before = passages.at(-1);
    // Short passages: Chrome's own voices stop after some seconds (crbug.com/679437).
    if (before && block === last && before.text.length < 100) before.text += ` ${text}`;
    else passages.push({ text, lang: owner.closest('[lang]')?.getAttribute('lang') ?? '' });
    last = block;
  }
  return passages;
}

let state: Reading = { is: 'idle', rate: 1 };
let passages: Passage[] = [];
let next = 0;
let leave: (() => void) | undefined;
const listeners = createListeners();

function change(values: Partial<Reading>): void {
  state = { ...state, ...values };
  listeners.call();
}

function speak(): void {
  const passage = passages[next];
  if (!passage) {
    stop();
    return;
  }
  const words = new SpeechSynthesisUtterance(passage.text);
  words.lang = passage.lang;
  words.rate = state.rate;
  const at = next;
  // What `cancel` has ended goes on at its beginning, when it goes on.
  words.onend = () => {
    if (state.is !== 'playing' || next !== at) return;
    next += 1;
    speak();
  };
  words.onerror = ({ error }) => {
    if (error !== 'interrupted' && error !== 'canceled') stop();
  };
  window.speechSynthesis.speak(words);
}

function stop(): void {
  change({ is: 'idle' });
  leave?.();
  leave = undefined;
  window.speechSynthesis.cancel();
}

/** Begins with the page's main text, or goes on where it was paused. Another page ends it. */
function play(): void {
  if (state.is === 'idle') {
    const main = document.querySelector('main');
    passages = main ? passagesOf(main) : [];
    next = 0;
    const { pathname } = history.location;
    leave = history.listen(({ location }) => location.pathname !== pathname && stop());
  }
  change({ is: 'playing' });
  speak();
}

/** Not by `speechSynthesis.pause`: Chrome on Android does not go on afterwards. */
function pause(): void {
  change({ is: 'paused' });
  window.speechSynthesis.cancel();
}

function setRate(rate: Reading['rate']): void {
  const wasPlaying = state.is === 'playing';
  if (wasPlaying) pause();
  change({ rate });
  if (wasPlaying) play();
}

/** Reads the page's main text aloud with the device's own voice, which goes on while the drawer is closed. */
export const reading = { read: () => state, subscribe: listeners.add, play, pause, stop, setRate };
