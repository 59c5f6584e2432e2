interface Options {
  maxWidth: number;
  maxHeight: number;
  mimeType: string;
  retainExif: boolean;
  success: (drawn: Blob) => void;
}

/** The bytes of every picture that is drawn, whatever its file holds. */
export const drawn = 'drawn anew';

/** How many bytes a picture has once it is drawn within this width and height, and in this format. */
export const drawing = {
  bytesAt: (_width: number, _height: number, _type: string): number => drawn.length,
  /** Whether the browser draws at all; where it does not, compressorjs hands out the original. */
  works: true,
};

/** Replaces the drawing of pictures, which needs a canvas. */
export default class Redrawn {
  constructor(file: File, { maxWidth, maxHeight, mimeType, retainExif, success }: Options) {
    if (retainExif) throw new Error('EXIF must not be kept');
    const blob = new Blob([drawn], { type: mimeType });
    Object.defineProperty(blob, 'size', { value: drawing.bytesAt(maxWidth, maxHeight, mimeType) });
    setTimeout(() => success(drawing.works ? blob : file), 0);
  }
}
