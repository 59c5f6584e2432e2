import type { FileKind } from './contents';

/** What a file must keep to be sent; pixels count for pictures alone. */
export interface UploadLimits {
  kinds: readonly FileKind[];
  /** At most, of the file as it is sent. */
  bytes: number;
  /** Pixels at least. */
  width?: number;
  height?: number;
}

/** Of a picture that is cropped: its least pixels are its ratio too. */
export type CropLimits = UploadLimits & { width: number; height: number };

const MB = 1024 * 1024;

/** A camera's file may be larger than what is sent: it is drawn anew, and smaller where it must be. */
export const pictureSourceBytes = 20 * MB;

const pictureKinds: readonly FileKind[] = ['jpeg', 'png'];

/** A picture that a form of the server asks for. */
export const pictureLimits: UploadLimits = { kinds: pictureKinds, bytes: 2 * MB };

/** A document or a picture of one. */
export const documentLimits: UploadLimits = {
  kinds: [...pictureKinds, 'pdf', 'doc', 'docx'],
  bytes: 10 * MB,
};

/** The ID photo of the résumé. */
export const idPhotoLimits: CropLimits = { ...pictureLimits, width: 295, height: 413 };

/** Square; large enough for a sharp 96 px on a phone (docs/decisions.md, Account). */
export const avatarLimits: CropLimits = { ...pictureLimits, width: 128, height: 128 };
