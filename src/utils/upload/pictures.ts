import { checkFile } from './checkFile';
import type { FileError } from './contents';
import { pictureSourceBytes, type UploadLimits } from './limits';

/** Greatest areas (pixels) to try, until the file is small enough; iOS draws no more than the first. */
const areas = [4096 ** 2, 2560 ** 2, 1600 ** 2, 1024 ** 2];
/** Firefox draws no longer edge. */
const longestEdge = 32_767;

interface Size {
  width: number;
  height: number;
}

/** Width and height of a picture in pixels; rejects when the browser cannot read it. */
export async function pixelsOf(file: Blob): Promise<Size> {
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

/**
 * The picture re-encoded: turned upright by its orientation tag, and without the camera's metadata.
 * @throws an Error when the browser does not draw it
 */
async function reencoded(file: File, edges: Size, mimeType: string): Promise<Blob> {
  const { default: Compressor } = await import(/* webpackChunkName: "compressor" */ 'compressorjs');
  return new Promise((resolve, reject) => {
    new Compressor(file, {
      // Keeps the new file even when it is larger, because the original has metadata and is never sent.
      strict: false,
      checkOrientation: true,
      retainExif: false,
      quality: 0.9,
      maxWidth: edges.width,
      maxHeight: edges.height,
      mimeType,
      convertSize: Number.POSITIVE_INFINITY,
      // Where the browser has drawn nothing, compressorjs hands out the original.
      success: (drawn) => (drawn === file ? reject(new Error('Not drawn')) : resolve(drawn)),
      error: reject,
    });
  });
}

/** The size within an area, so that a long screenshot stays as readable as a photo. */
function sizeWithin({ width, height }: Size, area: number): Size {
  const scale = Math.min(
    1,
    Math.sqrt(area / (width * height)),
    longestEdge / Math.max(width, height),
  );
  return { width: Math.floor(width * scale), height: Math.floor(height * scale) };
}

/**
 * The picture re-encoded with at most this many bytes; undefined when it stays larger. A grainy PNG becomes a JPEG, which
 * loses less than a smaller picture.
 */
export async function reencodedWithin(
  file: File,
  size: Size,
  bytes: number,
): Promise<File | undefined> {
  const tries = areas.map((area) => ({ area, type: 'image/jpeg' }));
  if (file.type === 'image/png') tries.unshift({ area: 4096 ** 2, type: file.type });
  for (const { area, type } of tries) {
    const drawn = await reencoded(file, sizeWithin(size, area), type);
    const name = type === file.type ? file.name : file.name.replace(/(?:\.png)?$/i, '.jpg');
    if (drawn.size <= bytes) return new File([drawn], name, { type: drawn.type });
  }
  return undefined;
}

/** Whether a picture has fewer pixels than required. */
export function isTooSmall(
  size: Size,
  { width = 0, height = 0 }: Pick<UploadLimits, 'width' | 'height'>,
): boolean {
  return size.width < width || size.height < height;
}

/**
 * A chosen picture to be cropped, or why it is refused.
 * @throws a chunk error when the script that reads files does not load
 */
export async function pictureSource(
  chosen: File,
  limits: UploadLimits,
): Promise<{ refusal: FileError } | { file: File }> {
  const found = await checkFile(chosen, limits.kinds, pictureSourceBytes);
  if ('refusal' in found) return found;
  try {
    return isTooSmall(await pixelsOf(found.file), limits) ? { refusal: 'pixels' } : found;
  } catch {
    // The browser cannot decode it: then it is damaged although its first bytes are right.
    return { refusal: 'damaged' };
  }
}
