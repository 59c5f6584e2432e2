import type { Page } from '@playwright/test';

/** What the checks below need inside the page. */
export interface Probe {
  /** An element in a few words, for an error. */
  say: (element: Element) => string;
  /** Whether it is drawn, and not only for ears. */
  isSeen: (element: Element) => boolean;
  /** Every piece of text that is seen, with its boxes, one for each line. */
  texts: () => { text: Text; owner: Element; boxes: DOMRect[] }[];
  /** Whether a colour is more than that of what lies below. */
  isDrawn: (colour: string) => boolean;
  /** All that is drawn of an element and what is in it, but its text: two that look alike give the same. */
  look: (element: Element) => string;
}

declare global {
  interface Window {
    probe: Probe;
  }
}

/** Runs in the page; everything that it uses is in it. */
function install(): void {
  const isForEars = (element: Element) =>
    element.closest('.visuallyHidden, [class*="visually-hidden"], .skip') !== null;
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getClientRects().length > 0 &&
    !isForEars(element);
  const say = (element: Element) => {
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
    const kind = typeof element.className === 'string' ? element.className.split(' ', 1)[0] : '';
    return `<${element.localName}${kind ? ` ${kind}` : ''}> ${words.replace(/\s+/g, ' ').slice(0, 40)}`;
  };
  const texts = () => {
    const found: ReturnType<Probe['texts']> = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node as Text;
      const owner = text.parentElement;
      if (!owner || text.data.trim() === '' || !isSeen(owner)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const boxes = [...range.getClientRects()].filter(
        ({ width, height }) => width > 1 && height > 1,
      );
      if (boxes.length > 0) found.push({ text, owner, boxes });
    }
    return found;
  };
  const isForced = matchMedia('(forced-colors: active)').matches;
  const sample = document.createElement('i');
  sample.style.backgroundColor = 'Canvas';
  document.body.append(sample);
  const canvas = getComputedStyle(sample).backgroundColor;
  sample.remove();
  const isDrawn = (colour: string) =>
    !/^rgba\(.*, 0\)$/.test(colour) && !(isForced && colour === canvas);
  // With forced colours two lines differ in what they are, as their colours may be almost the same.
  const line = (name: string, width: string, colour: string) =>
    name === 'none' || width === '0px' || !isDrawn(colour)
      ? ''
      : `${name} ${width} ${isForced ? '' : colour}`;
  const drawn = (style: CSSStyleDeclaration, isPseudo: boolean) => {
    if (isPseudo && style.content === 'none') return '';
    const paint = [
      line(style.outlineStyle, style.outlineWidth, style.outlineColor),
      line(style.borderTopStyle, style.borderTopWidth, style.borderTopColor),
      line(style.borderRightStyle, style.borderRightWidth, style.borderRightColor),
      line(style.borderBottomStyle, style.borderBottomWidth, style.borderBottomColor),
      line(style.borderLeftStyle, style.borderLeftWidth, style.borderLeftColor),
      style.boxShadow === 'none' ? '' : style.boxShadow,
      isDrawn(style.backgroundColor) ? style.backgroundColor : '',
      style.backgroundImage === 'none' ? '' : style.backgroundImage,
      isForced ? '' : style.color,
      style.textDecorationLine === 'none' ? '' : style.textDecorationLine,
      ['normal', 'none', '""'].includes(style.content) ? '' : style.content,
    ].join('');
    // What moves or fades says nothing where nothing is drawn.
    return paint === '' ? '' : `${paint} ${style.transform} ${style.opacity}`;
  };
  const look = (element: Element) =>
    [element, ...element.querySelectorAll('*')]
      .slice(0, 30)
      .flatMap((part) => [
        part.getAttribute('d') ?? '',
        drawn(getComputedStyle(part), false),
        drawn(getComputedStyle(part, '::before'), true),
        drawn(getComputedStyle(part, '::after'), true),
      ])
      .join('\n');
  window.probe = { say, isSeen, isDrawn, texts, look };
}

/** Puts the probe into the present page, as it is drawn now. */
export async function withProbe(page: Page): Promise<void> {
  await page.evaluate(install);
}
