import { cloneElement, type ReactElement } from 'react';

interface Picking {
  beforeUpload: (file: File) => unknown;
}
interface CropProps {
  children: ReactElement<Picking>;
  beforeCrop: (file: File) => Promise<boolean>;
}

/** Stands for the crop dialog, which needs a canvas: the picture is judged as before cropping, then taken whole. */
export default function Cropped({ children, beforeCrop }: CropProps) {
  const { beforeUpload } = children.props;
  return cloneElement(children, {
    beforeUpload: async (file: File) => {
      await beforeCrop(file);
      return beforeUpload(file);
    },
  });
}

/** jsdom draws no pictures: those of this test have these pixels. */
export function pictureSize(width: number, height: number): void {
  Object.defineProperty(HTMLImageElement.prototype, 'decode', {
    configurable: true,
    value: () => Promise.resolve(),
  });
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(width);
  jest.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(height);
}

/** A file whose content begins like one of that kind, whatever its name. */
export function fileOf(kind: 'png' | 'pdf' | 'program', name: string, type: string): File {
  const starts = { png: '\x89PNG\r\n\x1a\n', pdf: '%PDF-1.4 ', program: 'MZ\x90' };
  const bytes = Uint8Array.from(starts[kind], (char) => char.charCodeAt(0));
  return new File([bytes], name, { type });
}
