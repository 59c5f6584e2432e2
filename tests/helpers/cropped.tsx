import { cloneElement, type ReactElement } from 'react';

interface Picking {
  beforeUpload: (file: File) => unknown;
}
interface CropProps {
  children: ReactElement<Picking>;
  modalProps: { afterOpenChange: (isOpen: boolean) => void };
}

/** Replaces the crop dialog, which needs a canvas: the whole picture is accepted at once. */
export default function Cropped({ children, modalProps }: CropProps) {
  const { beforeUpload } = children.props;
  return cloneElement(children, {
    beforeUpload: (file: File) => {
      modalProps.afterOpenChange(false);
      return beforeUpload(file);
    },
  });
}

/** Gives all pictures of a test this size, as jsdom decodes none. */
export function pictureSize(width: number, height: number): void {
  Object.defineProperty(HTMLImageElement.prototype, 'decode', {
    configurable: true,
    value: () => Promise.resolve(),
  });
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(width);
  jest.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(height);
}

/** A file with the first bytes of this kind, under any name. */
export function fileOf(kind: 'png' | 'pdf' | 'program', name: string, type: string): File {
  const starts = { png: '\x89PNG\r\n\x1a\n', pdf: '%PDF-1.4 ', program: 'MZ\x90' };
  const bytes = Uint8Array.from(starts[kind], (char) => char.charCodeAt(0));
  return new File([bytes], name, { type });
}
