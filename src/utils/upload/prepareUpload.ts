import { isChunkError } from '../chunkError';
import { checkFile } from './checkFile';
import { type FileError, isPicture } from './contents';
import { sourceBytes, type UploadLimits } from './limits';
import { isTooSmall, pixelsOf, reencodedWithin } from './pictures';

/**
 * A chosen file made ready to be sent, or why it is refused. The kind follows from its content; pictures are turned
 * upright, without place, camera and time in their metadata, and scaled down to the limit. Every upload uses this
 * function.
 * @throws a chunk error when a script that it needs does not load
 */
export async function prepareUpload(
  chosen: File,
  limits: UploadLimits,
): Promise<{ refusal: FileError } | { file: File }> {
  try {
    const found = await checkFile(chosen, limits.kinds, sourceBytes(limits));
    if ('refusal' in found) return found;
    const { kind, file } = found;
    if (!isPicture(kind)) return chosen.size > limits.bytes ? { refusal: 'size' } : { file };
    const size = await pixelsOf(file);
    if (isTooSmall(size, limits)) return { refusal: 'pixels' };
    const drawn = await reencodedWithin(file, size, limits.bytes);
    return drawn ? { file: drawn } : { refusal: 'size' };
  } catch (error) {
    if (isChunkError(error)) throw error;
    // The browser cannot decode or draw the picture: it is damaged, or too large for the memory.
    return { refusal: 'damaged' };
  }
}
