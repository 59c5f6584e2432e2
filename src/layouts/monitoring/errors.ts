import type { Happening } from '@/request/beacon';
import { failureOf } from '@/request/failure';
import { isChunkError } from '@/utils/chunkError';

/** Names of errors that the language and the libraries give; any other name may have been made from data. */
const names = /^(?:Aggregate|Eval|Range|Reference|Syntax|Type|URI)?Error$/;
/** A place in a script: file, line, column. */
const place = /\/([\w.-]+\.js):(\d{1,6}):(\d{1,6})(?!\d)/g;
const mostPlaces = 5;

/** The file name at the end of an address. */
function fileOf(address: string): string {
  return new URL(address, window.location.origin).pathname.split('/').at(-1) ?? '';
}

/** The files that this page has asked for as scripts and styles. */
function ownFiles(): Set<string> {
  const scripts = [...document.scripts].map(({ src }) => src);
  const styles = [...document.querySelectorAll('link')].map(({ href }) => href);
  return new Set([...scripts, ...styles].filter(Boolean).map(fileOf));
}

/** Where in the page's own scripts the error arose. Its message is left out, because it may hold data. */
function placesOf({ stack = '', message }: Error): string[] {
  const own = ownFiles();
  const frames = message ? stack.replaceAll(message, '') : stack;
  return [...frames.matchAll(place)]
    .filter(([, file = '']) => own.has(file))
    .slice(0, mostPlaces)
    .map(([, file, line, column]) => `${file}:${line}:${column}`);
}

function nameOf(error: Error): string {
  return error instanceof DOMException || names.test(error.name) ? error.name : 'Error';
}

/** A chunk that did not load; webpack notes its address. */
function chunkOf(error: Error): string {
  const { request }: { request?: unknown } = Object(error);
  const file = typeof request === 'string' ? fileOf(request) : '';
  return /^[\w-]+\.[0-9a-f]{8}\.(?:async\.|chunk\.)?(?:js|css)$/.test(file) ? file : '';
}

/** What is reported of an error that nobody has handled; undefined for a failed call, which reports itself. */
export function happeningOf(error: unknown): Happening | undefined {
  if (isChunkError(error)) return { type: 'chunk', file: chunkOf(error) };
  if (failureOf(error).kind !== 'unknown') return undefined;
  if (!(error instanceof Error)) return { type: 'error', name: 'other', at: [] };
  return { type: 'error', name: nameOf(error), at: placesOf(error) };
}
