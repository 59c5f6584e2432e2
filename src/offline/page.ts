import en from '@/locales/en-US/offline';
import zh from '@/locales/zh-CN/offline';
import { asHtml } from '@/utils/asHtml';
import { type DateKind, dateFormatter } from '@/utils/dateFormats';
import type { KeptDates } from '@/utils/keptDates';
import { site } from '../../config/site';
import { type ColourMode, coloursOf, fontFamily } from '../../config/theme';

const packs = { 'zh-CN': zh, 'en-US': en };
/** What began an hour ago may still be wanted. */
const pastMs = 60 * 60 * 1000;

const look = (mode: ColourMode) => {
  const { page, surface, line, text, primary } = coloursOf(mode);
  return `:root{background:${page};color:${text}}a{color:${primary}}li{background:${surface};border:1px solid ${line}}`;
};

const style = `${look('light')}@media(prefers-color-scheme:dark){${look('dark')}}
body{max-width:720px;margin:0 auto;padding:24px 16px;font:1rem/1.6 ${fontFamily};overflow-wrap:anywhere}
h1{font-size:1.5rem}h2{font-size:1.25rem}ul{padding:0;list-style:none}li{margin-block:8px;padding:12px 16px;border-radius:6px}`;

/**
 * The page without a connection: what is to come, in the language in which it was kept. No script, no file.
 * @param now the device's, in ms
 */
export function pageOf(kept: KeptDates | undefined, now: number, home: string): string {
  const pack = kept?.pack ?? site.defaultLocale;
  const t = packs[pack];
  const timeOf = (at: string) => {
    const of = (kind: DateKind) => dateFormatter(pack, kind).format(new Date(at));
    return asHtml(`${of('day')} (${of('weekday')}) ${of('clock')}`);
  };
  const dates = (kept?.dates ?? [])
    .filter(({ at }) => Date.parse(at) > now + (kept?.aheadMs ?? 0) - pastMs)
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .map(
      ({ at, kind, title, place = '' }) =>
        `<li><time datetime="${asHtml(at)}">${timeOf(at)}</time> · ${t[`offline.kind.${kind}`]}<br><strong lang="zh-CN">${asHtml(title)}</strong><br><span lang="zh-CN">${asHtml(place)}</span></li>`,
    );
  const rest = kept
    ? `<h2>${t['offline.dates']}</h2>${dates.length > 0 ? `<ul>${dates.join('')}</ul>` : `<p>${t['offline.none']}</p>`}
<p>${t['offline.deliveries']}${kept.deliveries}</p><p>${t['offline.savedAt']}${timeOf(kept.savedAt)}</p>`
    : `<p>${t['offline.empty']}</p>`;
  return `<!DOCTYPE html><html lang="${pack}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${t['offline.title']}</title><style>${style}</style></head>
<body><main><h1>${t['offline.title']}</h1><p>${t['offline.hint']} <a href="${asHtml(home)}">${t['offline.reload']}</a></p>${rest}</main></body></html>`;
}
