import { judged, type PictureLimits, type Refusal } from './contents';

/** A camera's file may be large: only the cropped picture has to keep the limit. */
const sourceBytes = 20 * 1024 * 1024;

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

/**
 * The picture drawn anew: upright as its orientation says, and without the place, camera and time that
 * cameras write into files.
 */
export async function redrawn(file: File): Promise<File> {
  const { default: Compressor } = await import(/* webpackChunkName: "compressor" */ 'compressorjs');
  return new Promise((resolve, reject) => {
    new Compressor(file, {
      // Even when the new file is larger: the old one is never sent.
      strict: false,
      checkOrientation: true,
      retainExif: false,
      quality: 0.9,
      maxWidth: 4096,
      maxHeight: 4096,
      convertSize: Number.POSITIVE_INFINITY,
      success: (blob) => resolve(new File([blob], file.name, { type: blob.type })),
      error: reject,
    });
  });
}

/** Whether a picture has fewer pixels than asked for. */
export function isTooSmall(
  size: { width: number; height: number },
  limits: PictureLimits,
): boolean {
  return size.width < limits.width || size.height < limits.height;
}

/** Why a chosen picture is refused before it is cropped. */
export async function sourceRefusal(
  file: Blob,
  limits: PictureLimits,
): Promise<Refusal | undefined> {
  const found = await judged(file, ['jpeg', 'png'], sourceBytes);
  if ('refusal' in found) return found.refusal;
  try {
    return isTooSmall(await pixelsOf(file), limits) ? 'pixels' : undefined;
  } catch {
    // The browser cannot draw it: it is damaged, whatever its first bytes say.
    return 'type';
  }
}
