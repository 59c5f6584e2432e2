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

const contract = readFileSync(join(root, 'config/openapi.yaml'), 'utf8');
const paths = [...contract.matchAll(/^ {2}(\/\S+):$/gm)].map(([, path = '']) => `${path}/`);
const blocks = [...contract.matchAll(/^ {4}(\w+):(.*(?:\n {5,}.*)*)/gm)];
const codes = new Set(contract.match(/\b[A-Z]+(?:_[A-Z]+)+\b/g));
const parameters = new Set(
  [...contract.matchAll(/\bname: (\w+), in: query|\bname: (\w+)\n\s+in: query/g)].map(
    ([, one, other]) => one ?? other,
  ),
);

function bodyOf(name: string | undefined): string {
  return blocks.find(([, block]) => block === name)?.[2] ?? '';
}

/** A schema or parameter of the contract, `Position`, or a field of one, `Position.deliveryId`. */
function isSchema(cited: string): boolean {
  const [name, field] = cited.split('.');
  const body = bodyOf(name);
  if (!field) return body !== '';
  const parts = [...body.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, part]) =>
    bodyOf(part),
  );
  return [body, ...parts].some((one) => new RegExp(`\\b${field}:`).test(one));
}

function isPath(cited: string): boolean {
  const part = cited.replace(/^\//, '');
  return paths.some((path) => path.includes(`/${part}/`));
}

/** `contract: Position`, `contract: resume/save`, `contract: Common rules`. What follows the name is the comment's own. */
function wrongContract(text: string): string[] {
  const headings = headingsOf('docs/calls.md');
  return [...text.matchAll(/[(;] ?contract[:,] ([a-z/][^),;*]*)|\/\*\* contract: ([^),;*]+)/gi)]
    .map(([, inside, alone]) => (inside ?? alone ?? '').trim())
    .filter((cited) => {
      if (headings.some((heading) => cited.startsWith(heading))) return false;
      const name = cited.split(' ', 1)[0]?.replace(/\.$/, '') ?? '';
      return !(isSchema(name) || isPath(name) || codes.has(name) || parameters.has(name));
    })
    .map((cited) => `contract: ${cited}`);
}

/** Names of sources that are no part of the project. */
function outsideSources(text: string): string[] {
  return text.match(/product decisions?\b|\b(?<!docs\/)contract\.md/gi) ?? [];
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
    ...wrongContract(text),
    ...outsideSources(text),
    ...(isPage ? [...wrongLinks(source), ...wrongFiles(source.text)] : []),
  ];
  return wrong.map((citation) => `${source.path}: ${citation}`);
}
