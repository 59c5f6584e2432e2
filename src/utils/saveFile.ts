import { isBeyondApp } from './appLimits';

/** How long the file's object URL stays valid, so that the browser can start writing (ms). */
const releaseAfterMs = 60_000;

/** A file name with an ending, without characters that a common file system refuses. */
export function fileName(title: string, ending: string): string {
  const stem = title
    .replace(/[\p{Cc}\s\\/:*?"<>|]+/gu, ' ')
    .trim()
    .slice(0, 80)
    .trim();
  return `${stem || 'file'}.${ending}`;
}

/** Downloads a file that was made in the browser. Inside an app, which does not save files, it says so. */
export function saveFile(content: Blob, name: string): void {
  if (isBeyondApp('download')) return;
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  window.setTimeout(() => URL.revokeObjectURL(address), releaseAfterMs);
}
