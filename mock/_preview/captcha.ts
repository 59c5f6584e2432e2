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

const lifeMs = 5 * 60_000;
const maxOpen = 200;
// Without letters and digits that look alike in a picture, such as O and 0.
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYabcdefghjkmnpqrstuvwxy3456789';

function state(store: PreviewStore): CaptchaState {
  return store.slice<CaptchaState>('captcha', () => ({ byRandom: {} }));
}

/** A fresh picture (SVG) for `attrKey` and `random`, with its answer (spec §7, captcha/generate). */
export function drawCaptcha(
  store: PreviewStore,
  attrKey: string,
  random: string,
): { svg: string; answer: string } {
  const { data, text } = svgCaptcha.create({
    size: 4,
    noise: 2,
    charPreset: letters,
    width: 120,
    height: 44,
  });
  const open = state(store).byRandom;
  delete open[random];
  open[random] = { attrKey, answer: text, until: now().getTime() + lifeMs };
  const oldest = Object.keys(open)[0];
  if (oldest !== undefined && Object.keys(open).length > maxOpen) {
    delete open[oldest];
  }
  return { svg: data, answer: text };
}

/**
 * Checks the answer to the picture of `random`: it was drawn for `attrKey`, is not too old, and the letters are right in
 * either case. The picture cannot be used again, right or wrong.
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
