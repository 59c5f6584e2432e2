import type { Page } from '@playwright/test';
import { withProbe } from './probe';

/**
 * With forced colours the browser takes every colour but the system's own: what is selected looks other than what is not,
 * and no shape is a background alone.
 */
export async function forcedColourErrors(page: Page): Promise<string[]> {
  await withProbe(page);
  // Colours that were just taken may still be on their way.
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
  return page.evaluate(() => {
    const { say, isSeen, isDrawn, look } = window.probe;
    const groups =
      'ul, ol, nav, table, fieldset, form, [role=tablist], [role=radiogroup], [role=tree]';
    const kindOf = (element: Element) =>
      `${element.localName}.${element.className.toString().split(' ', 1)[0]}`;
    const faceOf = (element: Element) =>
      element.matches('input') ? (element.closest('label') ?? element) : element;
    const errors: string[] = [];
    for (const state of [
      'aria-current',
      'aria-selected',
      'aria-checked',
      'aria-pressed',
      'checked',
    ]) {
      const isOn = (element: Element) =>
        state === 'checked'
          ? (element as HTMLInputElement).checked
          : ![null, 'false'].includes(element.getAttribute(state));
      const on = state === 'checked' ? 'input:checked' : `[${state}]:not([${state}="false"])`;
      for (const element of document.querySelectorAll(on)) {
        // The end of a breadcrumb is no choice.
        if (element.matches('span[aria-current]')) continue;
        const face = faceOf(element);
        const peers = element.closest(groups)?.querySelectorAll(element.localName) ?? [];
        const peer = [...peers].find(
          (other) =>
            kindOf(other) === kindOf(element) &&
            !isOn(other) &&
            isSeen(faceOf(other)) &&
            !other.matches(':disabled, [aria-disabled=true]'),
        );
        // What the browser draws itself it draws in the system's colours.
        const isNative = face === element && element.matches('input');
        if (!peer || isNative || !isSeen(face)) continue;
        if (getComputedStyle(element).opacity === '1' && element.matches('input')) continue;
        if (look(face) === look(faceOf(peer))) errors.push(`${state} not seen: ${say(face)}`);
      }
    }
    for (const element of document.querySelectorAll('body *')) {
      const { backgroundColor, borderStyle, borderWidth } = getComputedStyle(element);
      const isTransparent = /^rgba\(.*, 0\)$/.test(backgroundColor);
      if (isTransparent || isDrawn(backgroundColor) || element.childElementCount > 0) continue;
      if (element.textContent?.trim() || !isSeen(element)) continue;
      if (element.closest('svg, [aria-busy=true], .bone')) continue;
      if (element.matches('input, select, textarea, img, hr, button, progress')) continue;
      const { width, height } = element.getBoundingClientRect();
      const hasEdge = /[1-9]/.test(borderWidth) && borderStyle !== 'none';
      if (width > 2 && height > 2 && !hasEdge) {
        errors.push(`a shape of background alone: ${say(element)}`);
      }
    }
    return [...new Set(errors)];
  });
}
