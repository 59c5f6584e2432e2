import { Button, Upload } from 'antd';
import ImgCrop from 'antd-img-crop';
import { useRef } from 'react';
import type { ControlProps } from '@/components/Field';
import { useT } from '@/hooks/useT';
import type { Refusal } from '@/utils/upload/contents';
import type { CropLimits } from '@/utils/upload/limits';
import { sourceRefusal } from '@/utils/upload/pictures';
import { nameCropControls } from './cropControls';

interface PicturePickerProps {
  control: ControlProps;
  label: string;
  /** Heads the dialog in which the picture is cropped. */
  cropTitle: string;
  /** Of the cropped picture; width and height are the least ones and its ratio. */
  limits: CropLimits;
  /** Shows what of it a round frame will show. */
  isRound?: boolean;
  onPicked: (file: File) => void;
  onRefused: (refusal: Refusal) => void;
}

/** Chooses a picture and crops it to the ratio wanted; the arrow keys move it, the slider zooms. */
export default function PicturePicker(props: PicturePickerProps) {
  const { control, label, cropTitle, limits, isRound, onPicked, onRefused } = props;
  const t = useT();
  // What is not cropped is handed on as it is: a refused file must stop there.
  const isRefused = useRef(false);

  const check = async (file: Blob) => {
    const reason = await sourceRefusal(file, limits);
    if (reason) onRefused(reason);
    isRefused.current = Boolean(reason);
    return !reason;
  };
  const nameControls = (isOpen: boolean) => {
    if (!isOpen) return;
    nameCropControls({
      zoom: t('upload.crop.zoom'),
      zoomOut: t('upload.crop.zoomOut'),
      zoomIn: t('upload.crop.zoomIn'),
      turn: t('upload.crop.turn'),
      turnLeft: t('upload.crop.turnLeft'),
      turnRight: t('upload.crop.turnRight'),
    });
  };

  // The crop area takes the focus; a press of an arrow key moves the picture visibly, with Shift finely.
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
      modalProps={{ afterOpenChange: nameControls }}
      cropperProps={cropper}
      modalTitle={cropTitle}
      modalOk={t('common.confirm')}
      modalCancel={t('common.cancel')}
      resetText={t('upload.crop.reset')}
      beforeCrop={check}
    >
      <Upload
        accept="image/jpeg,image/png"
        showUploadList={false}
        hasControlInside
        beforeUpload={(file) => {
          if (!isRefused.current) onPicked(file);
          // Sent by the portal's own call, with its token.
          return Upload.LIST_IGNORE;
        }}
      >
        {/* What is seen has the field's id: links from summaries put the focus here. */}
        <Button
          id={control.id}
          size="large"
          aria-label={label}
          aria-describedby={control['aria-describedby']}
          aria-invalid={control['aria-invalid']}
        >
          {label}
        </Button>
      </Upload>
    </ImgCrop>
  );
}
