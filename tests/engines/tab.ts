import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type { Engine } from './engine';
import { faults, give, lookUp, missed, progress, spot, still } from './inPage';
import { named, portable, type Target } from './target';

const { resolve } = require;
const finder = readFileSync(
  resolve('@testing-library/dom').replace(/index\.js$/, '@testing-library/dom.umd.min.js'),
  'utf8',
);
const axe = readFileSync(resolve('axe-core/axe.min.js'), 'utf8');

const keys: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Space: ' ',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
};

const longest = 20_000;
/** The time (ms) between the presses of a double click, at most: GTK has 400, Firefox 500. */
const doubleClick = 600;

/** A tab as the tests see it, whatever the engine. */
export class Tab {
  /** Ends when another press at the same place is no second one of a double click, which the portal ignores (utils/secondPress). */
  private rest = Promise.resolve();

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
    const press = async () => {
      await this.rest;
      const place = await this.run<number[] | string>(spot, portable(target));
      if (typeof place === 'string') return place;
      const [x, y] = place;
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
      this.rest = wait(doubleClick);
      return (await this.engine.run<boolean>(missed)) ? 'has moved' : 'is pressed';
    };
    await expect.poll(press, { message: named(target), timeout: longest }).toBe('is pressed');
  }

  /** Gives a file to the chooser of a button, as if the person had chosen it. */
  async choose(button: Target, name: string, type: string, bytes: Buffer): Promise<void> {
    await this.sees(button);
    await this.run(give, portable(button), name, type, bytes.toString('base64'));
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
    // Not by keys: WebKit's driver now and then drops the one that is held.
    await this.engine.run('document.activeElement.select()');
    await this.type(words);
  }

  /** Presses Tab until the element has the focus, and then the key. */
  async reach(target: Target, key?: string, most = 200): Promise<void> {
    await this.sees(target);
    for (let presses = 0; !(await this.isFocused(target)); presses += 1) {
      if (presses === most) throw new Error(`${named(target)} cannot be reached by Tab`);
      await this.press('Tab');
    }
    if (key) await this.press(key);
  }

  private isFocused(target: Target): Promise<boolean> {
    return this.run(`${lookUp} return found(args[0]) === document.activeElement`, portable(target));
  }

  async hasFocus(target: Target): Promise<void> {
    const has = () => this.isFocused(target);
    await expect
      .poll(has, { message: `${named(target)} has the focus`, timeout: longest })
      .toBe(true);
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
    await expect.poll(() => this.engine.run(progress), { timeout: longest }).toBe('is there');
  }

  /** Names and pictures that come late are there. */
  async isStill(): Promise<void> {
    await expect.poll(() => this.engine.run(still), { timeout: longest }).toBe(true);
  }

  /** What is wrong with the page that is open, a line each. */
  faults(): Promise<string[]> {
    return this.engine.run(faults, axe);
  }

  complaints(): Promise<string[]> {
    return this.engine.run(
      `const kept = JSON.parse(sessionStorage.getItem('complaints') ?? '[]'); sessionStorage.removeItem('complaints'); return kept;`,
    );
  }
}
