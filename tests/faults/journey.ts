import type { Locator, Page } from '@playwright/test';
import type { Persona } from '../e2e/preview';
import type { Stage } from './stage';

/** What the login's address has where a person opens it by themselves. */
export const ownLogin = 'own=1';

/** One thing that a person does, and what they see once it is done. */
export interface Step {
  name: string;
  /** What is typed or chosen; done once, and not again when the press is tried again. */
  fill?(stage: Stage): Promise<void>;
  /** What has to be typed anew for each press, such as a captcha that counts once. */
  refill?(stage: Stage): Promise<void>;
  press(stage: Stage): Promise<void>;
  /** The last field of its form, where the Enter key does the same as the press. */
  lastField?(page: Page): Locator;
  done(page: Page): Locator;
  /** The call after which it has happened, whatever the page knows of it: a code is on its way. */
  arrives?: string;
  /** What is typed has a code that counts once; the step before asks for it. */
  hasCode?: boolean;
  /** Another way to the same end, where the server has done it and its answer was lost. */
  otherwise?(stage: Stage): Promise<void>;
  /** What it brings only helps: where that does not come, nothing need be said, and the person goes on. */
  isAid?: boolean;
  /** Its answer is needed at the end, such as a login's: what made no sense is asked for once more. */
  needsAnswer?: boolean;
}

export interface Journey {
  name: string;
  persona: Persona;
  /** Who is signed in once all is done, where the journey leads to a login. */
  login?: { loginName: string; password: string };
  steps: Step[];
  /** What is the same at the end, whatever has happened on the way. */
  end(stage: Stage): Promise<unknown>;
}

/** Opens an address. */
export function open(path: string, done: Step['done']): Step {
  return {
    name: `open ${path}`,
    press: async ({ page }) => {
      await page.goto(path, { waitUntil: 'commit' });
    },
    done,
  };
}

export const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { name });

export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
