/** How long the browser may take to begin writing a file before its address is given up (ms). */
const patienceMs = 60_000;

/** A name that every common file system takes, with its ending. */
export function fileName(title: string, ending: string): string {
  const stem = title
    .replace(/[\p{Cc}\s\\/:*?"<>|]+/gu, ' ')
    .trim()
    .slice(0, 80)
    .trim();
  return `${stem || 'file'}.${ending}`;
}

/** Hands a file made in the browser to its downloads. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  window.setTimeout(() => URL.revokeObjectURL(address), patienceMs);
}
