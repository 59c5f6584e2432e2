import { cloneElement, type ReactElement } from 'react';
import { bytesOf, pngBytes } from './attached';

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

/** A file of this kind, under any name. */
export function fileOf(kind: 'png' | 'pdf' | 'program', name: string, type: string): File {
  const contents = { png: pngBytes, pdf: bytesOf('%PDF-1.4 '), program: bytesOf('MZ\x90') };
  return new File([contents[kind]], name, { type });
}
