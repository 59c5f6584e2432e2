/** A file that the browser would have downloaded. */
export interface Download {
  name: string;
  bytes: Uint8Array;
}

/** Watches what a page lets the browser download; `read` gives the last file, and fails when there is none. */
export function watchDownloads(): { read: () => Promise<Download> } {
  let blob: Blob | undefined;
  let name = '';
  jest.spyOn(URL, 'createObjectURL').mockImplementation((made) => {
    if (made instanceof Blob) blob = made;
    return 'blob:test';
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    name = this.download;
  });
  return {
    read: async () => {
      if (!blob || !name) throw new Error('Nothing was saved');
      return { name, bytes: new Uint8Array(await blob.arrayBuffer()) };
    },
  };
}

/** The JSON in a downloaded file. */
export function jsonIn({ bytes }: Download): Record<string, unknown> {
  return JSON.parse(new TextDecoder().decode(bytes));
}
