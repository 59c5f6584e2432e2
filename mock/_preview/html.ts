import { type Headers, type RawReply, raw } from './reply';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text made safe for HTML text and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

const style = `
  :root { color-scheme: light dark; }
  body { margin: 0; font: 16px/1.6 system-ui, "PingFang SC", "Noto Sans CJK SC", "Microsoft YaHei", sans-serif; }
  main { max-width: 960px; margin: 0 auto; padding: 16px; }
  h1 { font-size: 24px; }
  fieldset { border: 1px solid; border-radius: 6px; margin: 0 0 16px; }
  label { display: inline-block; padding: 4px 12px 4px 0; }
  input, button { font: inherit; min-height: 32px; box-sizing: border-box; }
  button { min-height: 44px; padding: 0 16px; }`;

/** A plain page of the preview server's own; `body` is HTML already. */
export function htmlPage(title: string, body: string, headers: Headers = {}): RawReply {
  return raw(
    'text/html; charset=utf-8',
    `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/favicon.svg"><title>${escapeHtml(title)}</title><style>${style}</style></head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`,
    { 'Cache-Control': 'no-store', ...headers },
  );
}
