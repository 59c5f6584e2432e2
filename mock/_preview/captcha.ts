import svgCaptcha from 'svg-captcha';
import { now } from './clock';
import type { PreviewStore } from './store';

interface CaptchaRecord {
  attrKey: string;
  answer: string;
  /** Milliseconds since 1970. */
  until: number;
}

interface CaptchaState {
  /** By the caller's `random`. */
  byRandom: Record<string, CaptchaRecord>;
}

const LIFE_MS = 5 * 60_000;
const MAX_OPEN = 200;
// Letters and digits that a picture does not let people mix up.
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYabcdefghjkmnpqrstuvwxy3456789';

function state(store: PreviewStore): CaptchaState {
  return store.slice<CaptchaState>('captcha', () => ({ byRandom: {} }));
}

/** A fresh picture (SVG) for `attrKey` and `random`, with its answer. Source: spec §7, captcha/generate. */
export function drawCaptcha(
  store: PreviewStore,
  attrKey: string,
  random: string,
): { svg: string; answer: string } {
  const { data, text } = svgCaptcha.create({
    size: 4,
    noise: 2,
    charPreset: LETTERS,
    width: 120,
    height: 44,
  });
  const open = state(store).byRandom;
  delete open[random];
  open[random] = { attrKey, answer: text, until: now().getTime() + LIFE_MS };
  const oldest = Object.keys(open)[0];
  if (oldest !== undefined && Object.keys(open).length > MAX_OPEN) {
    delete open[oldest];
  }
  return { svg: data, answer: text };
}

/**
 * Uses up the picture of `random`: true when it was drawn for `attrKey`, is not too old and the answer is
 * right (case does not matter). Right or wrong, the picture is spent.
 */
export function takeCaptcha(
  store: PreviewStore,
  attrKey: string,
  random: string,
  answer: string,
): boolean {
  const open = state(store).byRandom;
  const record = Object.hasOwn(open, random) ? open[random] : undefined;
  delete open[random];
  return (
    record !== undefined &&
    record.attrKey === attrKey &&
    record.until >= now().getTime() &&
    record.answer.toLowerCase() === answer.toLowerCase()
  );
}
