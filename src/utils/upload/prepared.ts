import { isPicture, judged, type Refusal } from './contents';
import { pictureSourceBytes, type UploadLimits } from './limits';
import { drawnWithin, isTooSmall, pixelsOf } from './pictures';

/**
 * A chosen file as it may be sent, or why it is refused: what it is goes by its content, pictures are drawn upright and
 * without the place, camera and time in them, and as small as the limit asks for. Every upload takes this way.
 */
export async function prepared(
  file: File,
  limits: UploadLimits,
): Promise<{ refusal: Refusal } | { file: File }> {
  try {
    const found = await judged(file, limits.kinds, Math.max(limits.bytes, pictureSourceBytes));
    if ('refusal' in found) return found;
    // Its kind is that of its content, whatever its name made the browser believe.
    const named = new File([file], file.name, { type: found.mime });
    if (!isPicture(found.kind))
      return file.size > limits.bytes ? { refusal: 'size' } : { file: named };
    if (isTooSmall(await pixelsOf(named), limits)) return { refusal: 'pixels' };
    const drawn = await drawnWithin(named, limits.bytes);
    return drawn ? { file: drawn } : { refusal: 'size' };
  } catch {
    // The browser cannot read or draw it: gone, damaged whatever its first bytes say, or too large for its memory.
    return { refusal: 'type' };
  }
}
