import { judged, type Refusal } from './contents';
import { pictureSourceBytes, type UploadLimits } from './limits';

/** Longest edges (pixels) that a picture is drawn with, until it is small enough. */
const edges = [4096, 2560, 1600];

/** Width and height in pixels of a picture; rejects when the browser cannot read it. */
export async function pixelsOf(file: Blob): Promise<{ width: number; height: number }> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return { width: image.naturalWidth, height: image.naturalHeight };
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** The picture drawn anew: upright as its orientation says, and without what cameras write into files. */
async function redrawn(file: File, edge: number): Promise<Blob> {
  const { default: Compressor } = await import(/* webpackChunkName: "compressor" */ 'compressorjs');
  return new Promise((resolve, reject) => {
    new Compressor(file, {
      // Even when the new file is larger: the old one is never sent.
      strict: false,
      checkOrientation: true,
      retainExif: false,
      quality: 0.9,
      maxWidth: edge,
      maxHeight: edge,
      convertSize: Number.POSITIVE_INFINITY,
      success: resolve,
      error: reject,
    });
  });
}

/** The picture drawn anew with at most so many bytes; undefined when it stays larger. */
export async function drawnWithin(file: File, bytes: number): Promise<File | undefined> {
  for (const edge of edges) {
    const drawn = await redrawn(file, edge);
    if (drawn.size <= bytes) return new File([drawn], file.name, { type: drawn.type });
  }
  return undefined;
}

/** Whether a picture has fewer pixels than asked for. */
export function isTooSmall(
  size: { width: number; height: number },
  { width = 0, height = 0 }: Pick<UploadLimits, 'width' | 'height'>,
): boolean {
  return size.width < width || size.height < height;
}

/** Why a chosen picture is refused before it is cropped. */
export async function sourceRefusal(
  file: Blob,
  limits: UploadLimits,
): Promise<Refusal | undefined> {
  const found = await judged(file, limits.kinds, pictureSourceBytes);
  if ('refusal' in found) return found.refusal;
  try {
    return isTooSmall(await pixelsOf(file), limits) ? 'pixels' : undefined;
  } catch {
    // The browser cannot draw it: it is damaged, whatever its first bytes say.
    return 'type';
  }
}
