import { createPluginManager } from '@@/core/plugin';
import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import { ApplyPluginsType } from '@umijs/max';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom/server';
import BottomBar from '@/layouts/BottomBar';
import frame from '@/layouts/Frame.module.css';
import Header from '@/layouts/Header';
import { addEntryTexts, loadTexts } from '@/locales/load';
import { type Pack, packs } from '@/utils/locale';
import { themeClass } from '../../config/theme';
import { firstCalls, type ScreenName } from './firstCalls';
import { screens } from './screens';
import '@/global.css';
import './firstPaint.css';

/** Umi's and the portal's providers, in the order in which Umi itself puts them around a page. */
const providers = ['innerProvider', 'i18nProvider', 'accessProvider', 'dataflowProvider'] as const;
const portal = createPluginManager();
const styles = createCache();

const unused =
  / (?:role|for|tabindex|id|autocomplete|enterkeyhint|maxlength|title|target|rel|name|value|inputmode|datetime|data-words|aria-(?!busy="t|current)[a-z]+)="[^"]*"| type="(?:button|submit|text)"/gi;

/** `left`: what goes beside `unused`; by default the addresses, as nothing can be pressed. */
function render(path: string, content: ReactNode, left = / href="[^"]*"/g): string {
  const page = providers.reduce<ReactNode>(
    (initialValue, key) =>
      portal.applyPlugins({ key, type: ApplyPluginsType.modify, initialValue, args: {} }),
    content,
  );
  const markup = renderToStaticMarkup(
    <StyleProvider cache={styles}>
      <StaticRouter location={path}>{page}</StaticRouter>
    </StyleProvider>,
  );
  // The document has the class of the theme in use. Of icons the place alone: their lines would be a sixth of the page. Nothing of it
  // is read out, typed into or printed.
  return markup
    .replaceAll(` ${themeClass.light}`, '')
    .replace(unused, '')
    .replace(left, '')
    .replace(/<(\w+) class="(?:skip|visuallyHidden|PositionRow_more)\b.*?<\/\1>/g, '')
    .replace(/ ?(?:anticon(?:-\w+)*|offPaper)(?=[ "])/g, '')
    .replaceAll(' class=""', '')
    .replace(/(<svg) .*?(<\/svg>)/g, '$1 width="1em" height="1em">$2');
}

/** The device that is drawn for: no other facts decide on the markup of a first screen. */
async function drawFor(language: Pack, isPhone: boolean, isDark: boolean) {
  const matching = isPhone ? '(max-width: 767px)' : '(min-width: 992px)';
  const scheme = isDark && '(prefers-color-scheme: dark)';
  const matchMedia = (query: string) => ({ matches: query === matching || query === scheme });
  const navigator = { value: { languages: [language] }, configurable: true };
  Object.assign(globalThis, { matchMedia });
  Object.defineProperty(globalThis, 'navigator', navigator);
  addEntryTexts();
  for (const set of ['start', 'reading'] as const) await loadTexts(language, set);
}

/** Draws the first screens with the portal's own components; `addressOf` gives the address of one of Umi's routes. */
export async function drawScreens(addressOf: (route: string) => string) {
  const templates: Record<Pack, Record<string, string>> = { 'zh-CN': {}, 'en-US': {} };
  for (const language of packs) {
    const of = templates[language];
    for (const isPhone of [true, false]) {
      await drawFor(language, isPhone, false);
      for (const [name, { routes, screen, fill }] of Object.entries(screens)) {
        if (!screen) continue;
        const { only = '1' } = firstCalls[name as ScreenName];
        const path = addressOf(routes[0] ?? '').replace(/:\w+/g, only);
        const main = render(path, <main className={frame.content}>{screen}</main>);
        if (of[name] !== main) of[isPhone ? name : `${name}/wide`] = main;
        if (fill) of[`${name}/fill`] = render(path, fill);
      }
    }
    // The page's script finds the current one among the links of the frame.
    of.head = render('/', <Header hasSearch />, /^$/);
    of.foot = render('/', <BottomBar />, /^$/);
  }
  // antd's styles, light and dark.
  await drawFor('zh-CN', false, true);
  render('/', screens.home.screen);
  return { screens, templates, antdStyles: extractStyle(styles, true) };
}
