import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import type { Source } from './sources';

const root = join(__dirname, '../..');

/** A comment's text in one line, without the marks at the beginning of its lines. */
function joined(text: string): string {
  return text.replace(/\n[ \t]*(?:\*(?!\/)|\/\/|#(?!#))?[ \t]*/g, ' ');
}

function headingsOf(page: string): string[] {
  const lines = readFileSync(join(root, page), 'utf8').matchAll(/^#+ (.+)$/gm);
  return [...lines].map(([, heading = '']) => heading);
}

/** As GitHub makes a link's anchor from a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}

const sections = headingsOf('docs/specification.md').flatMap(
  (heading) => heading.match(/^§(\d+)/)?.[1] ?? [],
);

/** `§7` of the specification; the sections of an RFC are not this project's. */
function wrongSections(text: string): string[] {
  return [...text.matchAll(/(RFC \d+ )?§(\d+(?:\.\d+)*)/g)]
    .filter(([, rfc, number = '']) => !rfc && !sections.includes(number))
    .map(([, , number]) => `spec §${number}`);
}

/** Pages with many headings: whoever cites one in the code says which. */
const longPages = ['docs/decisions.md', 'docs/product.md'];

/** `docs/decisions.md, Forms`: the page exists and has the heading. A page of prose may name another one as a whole; code that opens a page names it in quotes. */
function wrongPages(text: string, isCode: boolean): string[] {
  return [...text.matchAll(/(?<!')\b(docs\/[\w-]+\.md)(?:, ([^),.;:*`]+))?/g)]
    .filter(([, page = '', heading]) => {
      if (!existsSync(join(root, page))) return true;
      if (heading === undefined) return isCode && longPages.includes(page);
      // In prose a sentence may go on after the comma; a heading begins with a capital.
      return (isCode || /^[A-Z]/.test(heading)) && !headingsOf(page).includes(heading.trim());
    })
    .map(([whole]) => whole.trim());
}

/** A page's links to files, and to headings of its own or of others. */
function wrongLinks({ path, text }: Source): string[] {
  return [...text.matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]*))?\)/g)]
    .filter(([, to = '', anchor]) => {
      const target = to ? normalize(join(dirname(path), to)) : path;
      if (!existsSync(join(root, target))) return true;
      return anchor !== undefined && !headingsOf(target).map(anchorOf).includes(anchor);
    })
    .map(([whole]) => whole);
}

/** Files that a page names; `…` and names with an asterisk stand for several. */
function wrongFiles(text: string): string[] {
  return [...text.matchAll(/\b(?:src|mock|config|tests|deploy)\/[\w./$-]+\.[a-z]+\b/g)]
    .map(([file]) => file)
    .filter((file) => !existsSync(join(root, file)));
}

/** `path: citation` of each citation that leads nowhere. */
export function wrongCitations(source: Source): string[] {
  const isPage = source.path.endsWith('.md');
  const text = joined(source.text);
  const wrong = [
    ...wrongSections(text),
    ...wrongPages(text, !isPage),
    ...(isPage ? [...wrongLinks(source), ...wrongFiles(source.text)] : []),
  ];
  return wrong.map((citation) => `${source.path}: ${citation}`);
}
