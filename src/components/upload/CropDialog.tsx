import ImgCrop from 'antd-img-crop';
import { useEffect, useRef } from 'react';
import { useT } from '@/hooks/useT';
import type { TextKey } from '@/locales/keys';
import type { CropLimits } from '@/utils/upload/limits';

interface CropDialogProps {
  file: File;
  title: string;
  /** Width and height also give the ratio. */
  limits: CropLimits;
  isRound?: boolean;
  /** Called when the person has confirmed; the cropped picture follows later. */
  onConfirmed: () => void;
  onCropped: (file: File) => void;
  /** Called when the dialog has disappeared, after either button. */
  onClosed: () => void;
}

/** The accessible names of the controls of antd-img-crop's dialog, which have none. */
const controlNames: Readonly<Record<string, TextKey>> = {
  '.img-crop-control-zoom [role="slider"]': 'upload.crop.zoom',
  '.img-crop-control-zoom button:first-of-type': 'upload.crop.zoomOut',
  '.img-crop-control-zoom button:last-of-type': 'upload.crop.zoomIn',
  '.img-crop-control-rotation [role="slider"]': 'upload.crop.turn',
  '.img-crop-control-rotation button:first-of-type': 'upload.crop.turnLeft',
  '.img-crop-control-rotation button:last-of-type': 'upload.crop.turnRight',
};

/** Crops a picture to a ratio: the arrow keys move it, the sliders zoom and rotate it. */
export default function CropDialog(props: CropDialogProps) {
  const { file, title, limits, isRound, onConfirmed, onCropped, onClosed } = props;
  const t = useT();
  const onOpenChange = (isOpen: boolean) => {
    if (!isOpen) {
      onClosed();
      return;
    }
    for (const [control, name] of Object.entries(controlNames)) {
      document.querySelector(`.img-crop-modal ${control}`)?.setAttribute('aria-label', t(name));
    }
  };

  // The crop area can take the focus; an arrow key moves the picture by a visible step, with Shift by a small one.
  const cropper = {
    cropperProps: { role: 'application', 'aria-label': t('upload.crop.area') },
    mediaProps: { alt: '' },
    keyboardStep: 10,
    restrictPosition: true,
    zoomSpeed: 1,
    style: {},
  };

  return (
    <ImgCrop
      aspect={limits.width / limits.height}
      quality={0.92}
      cropShape={isRound ? 'round' : 'rect'}
      rotationSlider
      showReset
      modalProps={{
        afterOpenChange: onOpenChange,
        // `onModalOk` comes only after the cropping.
        okButtonProps: { onClickCapture: onConfirmed },
      }}
      cropperProps={cropper}
      modalTitle={title}
      modalOk={t('common.confirm')}
      modalCancel={t('common.cancel')}
      resetText={t('upload.crop.reset')}
    >
      <Chosen file={file} beforeUpload={onCropped} />
    </ImgCrop>
  );
}

/**
 * Stands where antd-img-crop expects antd's Upload, and passes on the file that is already chosen. antd-img-crop replaces
 * `beforeUpload` by its own, which crops and then calls it.
 */
function Chosen({ file, beforeUpload }: { file: File; beforeUpload: (file: File) => unknown }) {
  const isHanded = useRef(false);
  useEffect(() => {
    if (isHanded.current) return;
    isHanded.current = true;
    beforeUpload(file);
  }, [file, beforeUpload]);
  return null;
}
