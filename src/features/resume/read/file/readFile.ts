import { documentLimits } from '@/utils/upload/limits';
import { isReadable, paperOfText } from '../lines';
import { textIn } from './plainText';
import type { ReadFile, ReadOptions } from './reading';

const startPdf = async (options: ReadOptions) => {
  const { startPdfReader } = await import(/* webpackChunkName: "read-pdf" */ './pdf');
  options.signal.throwIfAborted();
  return startPdfReader(options);
};

/**
 * The lines of a PDF, a Word document or a text, read on this device. Nothing is sent.
 * @throws a chunk error when a script that it needs does not load, and the signal's reason when it is aborted
 */
export async function readFile(file: File, options: ReadOptions): Promise<ReadFile> {
  if (file.size > documentLimits.bytes) return { refusal: 'size' };
  // Its scripts and its worker come while the file is looked at, which takes a slow phone as long.
  const early = file.type === 'application/pdf' ? startPdf(options) : undefined;
  // Of no interest where the file is refused, or no PDF.
  early?.catch(() => undefined);
  try {
    return await readContent(file, options, early);
  } finally {
    void early?.then(({ end }) => end()).catch(() => undefined);
  }
}

async function readContent(
  file: File,
  options: ReadOptions,
  early: ReturnType<typeof startPdf> | undefined,
): Promise<ReadFile> {
  const { signal } = options;
  // The device may not hand a file out that was moved meanwhile.
  const buffer = await file.arrayBuffer().catch(() => undefined);
  if (!buffer) return { refusal: 'unread' };
  const bytes = new Uint8Array(buffer);
  const text = textIn(bytes);
  if (text !== undefined) {
    const paper = paperOfText(text);
    return isReadable(paper) ? { paper } : { refusal: bytes.length > 0 ? 'nothing' : 'empty' };
  }
  const { inspect } = await import(
    /* webpackChunkName: "inspect" */ '@/utils/upload/inspect/inspect'
  );
  signal.throwIfAborted();
  const found = inspect(bytes, ['pdf', 'doc', 'docx']);
  if ('refusal' in found) return found;
  // A document with a password is such an old file, too (utils/upload/inspect).
  if (found.kind === 'doc') return { refusal: 'type' };
  if (found.kind === 'docx') {
    const { paperOfWord } = await import(/* webpackChunkName: "read-word" */ './word');
    signal.throwIfAborted();
    return paperOfWord(bytes, signal);
  }
  const { read } = await (early ?? startPdf(options));
  return read(bytes);
}
