import type { FileKind } from './contents';

/** The limits of a file to send; the pixels apply to pictures only. */
export interface UploadLimits {
  kinds: readonly FileKind[];
  /** Greatest size of the sent file. */
  bytes: number;
  /** Smallest width and height in pixels. */
  width?: number;
  height?: number;
}

/** The limits of a cropped picture: its smallest width and height also give its ratio. */
export type CropLimits = UploadLimits & { width: number; height: number };

const MB = 1024 * 1024;

/** A camera's file may be larger than the sent one, because pictures are re-encoded and scaled down. */
export const pictureSourceBytes = 20 * MB;

/** The greatest size of a file to prepare. What was cut out of a picture was within it before, and as PNG may be larger now. */
export function sourceBytes({ width, bytes }: UploadLimits): number {
  return width ? Number.POSITIVE_INFINITY : Math.max(bytes, pictureSourceBytes);
}

const pictureKinds: readonly FileKind[] = ['jpeg', 'png'];

/** A picture in a form of the server. */
export const pictureLimits: UploadLimits = { kinds: pictureKinds, bytes: 2 * MB };

/** A document, or a picture of one. */
export const documentLimits: UploadLimits = {
  kinds: [...pictureKinds, 'pdf', 'doc', 'docx'],
  bytes: 10 * MB,
};

/** The ID photo of the résumé. */
export const idPhotoLimits: CropLimits = { ...pictureLimits, width: 295, height: 413 };

/** Square, and large enough for 96 px on a phone's screen. */
export const avatarLimits: CropLimits = { ...pictureLimits, width: 128, height: 128 };
