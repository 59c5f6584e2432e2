import { checkFile, type FileFault, isPicture } from './contents';
import { pictureSourceBytes, type UploadLimits } from './limits';
import { isTooSmall, pixelsOf, reencodedWithin } from './pictures';

/**
 * A chosen file made ready to be sent, or why it is refused. The kind follows from its content; pictures are turned
 * upright, without place, camera and time in their metadata, and scaled down to the limit. Every upload uses this
 * function.
 */
export async function prepareUpload(
  file: File,
  limits: UploadLimits,
): Promise<{ refusal: FileFault } | { file: File }> {
  try {
    const found = await checkFile(file, limits.kinds, Math.max(limits.bytes, pictureSourceBytes));
    if ('refusal' in found) return found;
    // The kind follows from the content; the browser's guess follows from the name.
    const named = new File([file], file.name, { type: found.mime });
    if (!isPicture(found.kind))
      return file.size > limits.bytes ? { refusal: 'size' } : { file: named };
    if (isTooSmall(await pixelsOf(named), limits)) return { refusal: 'pixels' };
    const drawn = await reencodedWithin(named, limits.bytes);
    return drawn ? { file: drawn } : { refusal: 'size' };
  } catch {
    // The browser cannot read or decode the file: it is gone, damaged or too large for the memory.
    return { refusal: 'type' };
  }
}
