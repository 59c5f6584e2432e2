import { checkFile, type FileFault } from './contents';
import { pictureSourceBytes, type UploadLimits } from './limits';

/** Greatest edge lengths (pixels) to try, until the file is small enough. */
const edges = [4096, 2560, 1600];

/** Width and height of a picture in pixels; rejects when the browser cannot read it. */
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

/** The picture re-encoded: turned upright by its orientation tag, and without the camera's metadata. */
async function reencoded(file: File, edge: number): Promise<Blob> {
  const { default: Compressor } = await import(/* webpackChunkName: "compressor" */ 'compressorjs');
  return new Promise((resolve, reject) => {
    new Compressor(file, {
      // Keeps the new file even when it is larger, because the original has metadata and is never sent.
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

/** The picture re-encoded with at most this many bytes; undefined when it stays larger. */
export async function reencodedWithin(file: File, bytes: number): Promise<File | undefined> {
  for (const edge of edges) {
    const drawn = await reencoded(file, edge);
    if (drawn.size <= bytes) return new File([drawn], file.name, { type: drawn.type });
  }
  return undefined;
}

/** Whether a picture has fewer pixels than required. */
export function isTooSmall(
  size: { width: number; height: number },
  { width = 0, height = 0 }: Pick<UploadLimits, 'width' | 'height'>,
): boolean {
  return size.width < width || size.height < height;
}

/** Why a chosen picture is refused before it is cropped; undefined when it is accepted. */
export async function sourceRefusal(
  file: Blob,
  limits: UploadLimits,
): Promise<FileFault | undefined> {
  try {
    const found = await checkFile(file, limits.kinds, pictureSourceBytes);
    if ('refusal' in found) return found.refusal;
    return isTooSmall(await pixelsOf(file), limits) ? 'pixels' : undefined;
  } catch {
    // The browser cannot read it, or cannot decode it: then it is damaged although its first bytes are right.
    return 'type';
  }
}
