/** The kinds of files that the portal accepts, recognised by their content. */
export type FileKind = 'jpeg' | 'png' | 'pdf' | 'doc' | 'docx';

/** Pictures that the portal does not accept, by the names that people know them by. */
const foreignPictures = [
  'HEIC',
  'WebP',
  'AVIF',
  'GIF',
  'BMP',
  'TIFF',
  'JPEG XL',
  'JPEG 2000',
] as const;

/** Documents that the portal does not accept. */
const foreignDocuments = ['Excel', 'PowerPoint', 'OpenDocument', 'OFD', 'RTF'] as const;

export type ForeignFormat = (typeof foreignPictures)[number] | (typeof foreignDocuments)[number];

/**
 * Why a file is refused. `damaged`: it ends in the middle, or cannot be drawn; `unread`: the device does not hand it out;
 * `tooMuch`: the server took no file of this size (HTTP 413); `locked`: it opens with a password.
 */
export type FileError =
  | 'type'
  | 'unsafe'
  | 'size'
  | 'empty'
  | 'pixels'
  | 'damaged'
  | 'unread'
  | 'tooMuch'
  | 'locked'
  | ForeignFormat;

export const isForeignPicture = (format: string): format is (typeof foreignPictures)[number] =>
  foreignPictures.some((one) => one === format);

export const isForeignDocument = (format: string): format is (typeof foreignDocuments)[number] =>
  foreignDocuments.some((one) => one === format);

/** Whether a kind of file is a picture. */
export function isPicture(kind: FileKind): boolean {
  return kind === 'jpeg' || kind === 'png';
}
