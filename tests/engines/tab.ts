import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { Engine } from './engine';

const { resolve } = require;
const finder = readFileSync(
  resolve('@testing-library/dom').replace(/index\.js$/, '@testing-library/dom.umd.min.js'),
  'utf8',
);

type Name = string | RegExp;

/** An element as a person finds it: by its role and name, by its label, or by its text. */
export interface Target {
  by: 'Role' | 'LabelText' | 'Text';
  role?: string;
  name?: Name;
  within?: Target;
}

export const role = (name: string, label?: Name, within?: Target): Target => ({
  by: 'Role',
  role: name,
  name: label,
  within,
});
export const label = (name: Name, within?: Target): Target => ({ by: 'LabelText', name, within });
export const text = (name: Name, within?: Target): Target => ({ by: 'Text', name, within });

const portable = (target: Target): unknown => ({
  ...target,
  name: target.name instanceof RegExp ? { source: target.name.source } : target.name,
  within: target.within && portable(target.within),
});

/** `found(target)` in the page: the first that is drawn. */
const lookUp = `
  const found = ({ by, role, name, within }) => {
    const root = within ? found(within) : document.body;
    if (!root) return null;
    const wanted = name?.source === undefined ? name : new RegExp(name.source);
    const query = TestingLibraryDom['queryAllBy' + by];
    const all = by === 'Role' ? query(root, role, wanted === undefined ? {} : { name: wanted }) : query(root, wanted);
    return all.find((one) => one.getClientRects().length > 0 && getComputedStyle(one).visibility === 'visible') ?? null;
  };`;

/** Where the middle of an element is, once it stands still and nothing lies over it; else what is in the way. */
const spot = `${lookUp}
  const element = found(args[0]);
  if (!element) return 'is not there';
  const tall = () => element.getBoundingClientRect();
  const seen = tall();
  if (seen.top < 80 || seen.bottom > innerHeight - 80) element.scrollIntoView({ block: 'center' });
  const before = tall();
  await new Promise((done) => setTimeout(done, 60));
  const { x, y, width, height } = tall();
  if (before.x !== x || before.y !== y) return 'moves';
  if (element.disabled) return 'is disabled';
  // antd's popups, before their first frame and while they grow.
  if (element.closest('[class*="-slide-"], [class*="-zoom-"]')) return 'comes';
  const isGrowing = ({ effect }) => effect.target?.contains(element) && effect.getComputedTiming().endTime < Infinity;
  if (document.getAnimations().some((one) => one.playState === 'running' && isGrowing(one))) return 'grows';
  const middle = [Math.round(x + width / 2), Math.round(y + height / 2)];
  const on = document.elementFromPoint(...middle);
  const isOwn = on && (element.contains(on) || on.contains(element) || element.closest('label')?.contains(on) || [...(element.labels ?? [])].some((one) => one.contains(on)));
  return isOwn ? middle : 'lies under ' + on?.outerHTML.slice(0, 120);`;

const keys: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Space: ' ',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
};

const control = '\uE009';

const longest = 20_000;

/** A tab as the tests see it, whatever the engine. */
export class Tab {
  constructor(
    readonly engine: Engine,
    private readonly base: string,
  ) {}

  async open(path: string): Promise<void> {
    await this.engine.goTo(this.base + path);
  }

  /** Runs the body of a function in the page, with Testing Library at hand. */
  async run<T>(body: string, ...args: unknown[]): Promise<T> {
    const isThere = await this.engine.run<boolean>('return "TestingLibraryDom" in window');
    if (!isThere) await this.engine.run(`(0, eval)(args[0])`, finder);
    return this.engine.run<T>(body, ...args);
  }

  /** Presses the middle of an element with the mouse. */
  async click(target: Target): Promise<void> {
    let place: number[] | string = '';
    const look = async () => {
      place = await this.run<number[] | string>(spot, portable(target));
      return typeof place === 'string' ? place : 'can be pressed';
    };
    await expect.poll(look, { message: named(target), timeout: longest }).toBe('can be pressed');
    const [x, y] = place as unknown as number[];
    await this.engine.act({
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    });
  }

  async press(key: string): Promise<void> {
    await this.keys([keys[key] ?? key]);
  }

  private async keys(values: string[]): Promise<void> {
    await this.engine.act({
      type: 'key',
      id: 'keyboard',
      actions: values.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    });
  }

  /** Types where the focus is. */
  async type(words: string): Promise<void> {
    await this.keys([...words]);
  }

  /** Presses a field and types into it. */
  async fill(target: Target, words: string): Promise<void> {
    await this.click(target);
    await this.type(words);
  }

  /** Puts words in the place of those that a field has. */
  async replace(target: Target, words: string): Promise<void> {
    await this.click(target);
    await this.engine.act({
      type: 'key',
      id: 'keyboard',
      actions: [
        { type: 'keyDown', value: control },
        { type: 'keyDown', value: 'a' },
        { type: 'keyUp', value: 'a' },
        { type: 'keyUp', value: control },
      ],
    });
    await this.type(words);
  }

  /** Presses Tab until the element has the focus, and then the key. */
  async reach(target: Target, key?: string): Promise<void> {
    await this.sees(target);
    const isFocused = `${lookUp} return found(args[0]) === document.activeElement`;
    for (let presses = 0; !(await this.run(isFocused, portable(target))); presses += 1) {
      if (presses === 200) throw new Error(`${named(target)} cannot be reached by Tab`);
      await this.press('Tab');
    }
    if (key) await this.press(key);
  }

  async sees(target: Target): Promise<void> {
    const isThere = () => this.run(`${lookUp} return found(args[0]) !== null`, portable(target));
    await expect.poll(isThere, { message: named(target), timeout: longest }).toBe(true);
  }

  async read(target: Target, property: 'textContent' | 'value'): Promise<string> {
    await this.sees(target);
    return this.run(`${lookUp} return String(found(args[0])[args[1]])`, portable(target), property);
  }

  async isAt(path: RegExp): Promise<void> {
    const address = () => this.engine.run<string>('return location.pathname + location.search');
    await expect.poll(address, { timeout: longest }).toMatch(path);
  }

  /** The portal is there, and no skeleton is left on the screen or below it. */
  async settles(): Promise<void> {
    const state = `
      if (document.readyState !== 'complete' || document.querySelector('#shell') || !document.querySelector('h1')) return 'starts';
      for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) { scrollTo(0, y); await new Promise((done) => setTimeout(done, 40)); }
      scrollTo(0, 0);
      await new Promise((done) => setTimeout(done, 40));
      return document.querySelector('[aria-busy="true"]') ? 'is busy' : 'is there';`;
    await expect.poll(() => this.engine.run(state), { timeout: longest }).toBe('is there');
  }

  complaints(): Promise<string[]> {
    return this.engine.run(
      `const kept = JSON.parse(sessionStorage.getItem('complaints') ?? '[]'); sessionStorage.removeItem('complaints'); return kept;`,
    );
  }
}

function named({ by, role: wanted, name, within }: Target): string {
  const own = [wanted ?? by, name].filter(Boolean).join(' ');
  return within ? `${own} in ${named(within)}` : own;
}
