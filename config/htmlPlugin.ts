import type { IApi } from '@umijs/max';
import { site } from './site';

/**
 * Mends the generated index.html: the language is declared and zooming stays possible
 * (WCAG 1.4.4; Umi's own template forbids it), and the browser paints a dark canvas before the first style.
 */
export default function htmlPlugin(api: IApi): void {
  api.modifyHTML(($) => {
    $('html').attr('lang', site.defaultLocale);
    $('meta[name="viewport"]').attr(
      'content',
      'width=device-width, initial-scale=1, viewport-fit=cover',
    );
    $('head').append('<meta name="color-scheme" content="light dark">');
    return $;
  });
}
