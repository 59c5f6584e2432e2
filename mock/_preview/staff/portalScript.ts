import type { ServerResponse } from 'node:http';
import { site } from '../../../config/site';
import { daysOf } from '../clock';
import { personaLabels, personaOf } from '../personas';
import { type Reply, raw } from '../reply';
import type { Ctx } from '../route';
import { scenarioLabels } from '../scenarios';

/**
 * In a frame of the console, the frame's name sets theme and language. They hold in that frame alone: the browser's own
 * preferences stay.
 */
const frameScript = `
const frame = /^preview:(light|dark):([a-zA-Z-]+)$/.exec(window.name);
if (frame) {
  const own = { [facts.appearance]: JSON.stringify(frame[1]), umi_locale: frame[2] };
  const { getItem, setItem } = Storage.prototype;
  const isOwn = (area, key) => area === localStorage && Object.hasOwn(own, key);
  Storage.prototype.getItem = function (key) {
    return isOwn(this, key) ? own[key] : getItem.call(this, key);
  };
  Storage.prototype.setItem = function (key, value) {
    if (isOwn(this, key)) own[key] = String(value);
    else setItem.call(this, key, value);
  };
}`;

const bannerScript = `
if (facts.words.length > 0 && window === window.top) {
  addEventListener('DOMContentLoaded', () => {
    const host = document.createElement('aside');
    host.id = 'preview-banner';
    host.setAttribute('aria-label', '预览状态');
    const add = (parent, tag, text) => parent.appendChild(Object.assign(document.createElement(tag), { textContent: text }));
    const root = host.attachShadow({ mode: 'open' });
    add(root, 'style', ':host{all:initial;order:-1;display:flex;flex-wrap:wrap;gap:4px 16px;align-items:center;padding:4px 16px;background:#fff6e0;color:#5b3d00;font:14px/1.6 system-ui,"Noto Sans CJK SC",sans-serif}span{flex:1 1 200px}a,button{all:unset;cursor:pointer;text-decoration:underline;min-block-size:24px;color:inherit}a:focus-visible,button:focus-visible{outline:2px solid}@media print{:host{display:none}}');
    add(root, 'span', '预览：' + facts.words.join(' · '));
    if (facts.isFault) {
      const off = add(root, 'a', '关闭故障');
      off.href = '/__preview/go?server=normal&to=' + encodeURIComponent(location.pathname + location.search + location.hash);
    }
    add(root, 'a', '预览控制台').href = '/__preview';
    add(root, 'button', '隐藏').onclick = () => host.remove();
    // Shown above the page but last in the document, so that the skip link stays the first stop of the keyboard.
    document.body.append(host);
    Object.assign(document.body.style, { display: 'flex', flexDirection: 'column' });
  });
}`;

/** The words of the banner, `[]` when nothing is switched. */
function wordsOf({ cookies, scenario }: Ctx): string[] {
  const persona = personaOf(cookies.preview_persona);
  const days = daysOf(cookies.preview_days);
  return [
    ...(persona ? [personaLabels[persona]] : []),
    ...(scenario === 'normal' ? [] : [scenarioLabels[scenario]]),
    ...(days > 0 ? [`日期往后 ${days} 天`] : []),
  ];
}

/** `GET /__preview/portal.js`: the script that the preview server adds to the portal's pages. */
export function portalScript(ctx: Ctx): Reply {
  const facts = {
    words: wordsOf(ctx),
    isError: ctx.scenario !== 'normal',
    appearance: `${site.siteId}-appearance`,
  };
  return raw(
    'text/javascript; charset=utf-8',
    `((facts) => {${frameScript}${bannerScript}\n})(${JSON.stringify(facts)});`,
    { 'Cache-Control': 'no-store' },
  );
}

const scriptTag = '<script src="/__preview/portal.js"></script>';

const bytesOf = (chunk: unknown): Buffer =>
  Buffer.isBuffer(chunk) ? chunk : Buffer.from(typeof chunk === 'string' ? chunk : '');

/** Adds the script, before all others, to the page that another handler will send by `res`. */
export function addPortalScript(res: ServerResponse): void {
  const { end, writeHead } = res;
  const chunks: Buffer[] = [];
  res.writeHead = (status: number, ...rest: unknown[]) => {
    res.statusCode = status;
    for (const [name, value] of Object.entries(rest.at(-1) ?? {})) {
      res.setHeader(name, value);
    }
    return res;
  };
  res.write = (chunk: unknown) => {
    chunks.push(bytesOf(chunk));
    return true;
  };
  res.end = (chunk?: unknown) => {
    chunks.push(bytesOf(chunk));
    const page = Buffer.concat(chunks).toString('utf8');
    Object.assign(res, { end, writeHead });
    res.removeHeader('Content-Length');
    res.removeHeader('ETag');
    return end.call(res, page.replace(/<head[^>]*>/, `$&${scriptTag}`), 'utf8');
  };
}
