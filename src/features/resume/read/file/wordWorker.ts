import { htmlOfWord } from './htmlOfWord';

/** What the worker answers: the document as HTML, or nothing where it cannot be read. */
addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  htmlOfWord(data).then(postMessage, () => postMessage(undefined));
});
