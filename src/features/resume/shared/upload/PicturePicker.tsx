import { Button, Upload } from 'antd';
import ImgCrop from 'antd-img-crop';
import { useRef } from 'react';
import type { ControlProps } from '@/components/Field';
import { useT } from '@/hooks/useT';
import { bytesOf, type PictureLimits, type Refusal, refusalOf } from './contents';
import { pixelsOf, redrawn } from './pictures';

interface PicturePickerProps {
  control: ControlProps;
  label: string;
  /** Heads the dialog in which the picture is cropped. */
  cropTitle: string;
  /** Of the cropped picture; width and height are the least ones and its ratio. */
  limits: PictureLimits;
  /** Shows what of it a round frame will show. */
  isRound?: boolean;
  onPicked: (file: File) => void;
  onRefused: (refusal: Refusal) => void;
}

/** A camera's file may be large: only the cropped picture has to keep the limit. */
const sourceBytes = 20 * 1024 * 1024;

function isTooSmall(size: { width: number; height: number }, limits: PictureLimits): boolean {
  return size.width < limits.width || size.height < limits.height;
}

async function sourceRefusal(file: Blob, limits: PictureLimits): Promise<Refusal | undefined> {
  const reason = refusalOf(await bytesOf(file), ['jpeg', 'png'], sourceBytes);
  if (reason) return reason;
  try {
    return isTooSmall(await pixelsOf(file), limits) ? 'pixels' : undefined;
  } catch {
    // The browser cannot draw it: it is damaged, whatever its first bytes say.
    return 'type';
  }
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
  const finish = async (cropped: File) => {
    if (isTooSmall(await pixelsOf(cropped), limits)) {
      onRefused('pixels');
      return;
    }
    const photo = cropped.size > limits.bytes ? await redrawn(cropped) : cropped;
    if (photo.size > limits.bytes) onRefused('size');
    else onPicked(photo);
  };

  return (
    <ImgCrop
      aspect={limits.width / limits.height}
      quality={0.92}
      cropShape={isRound ? 'round' : 'rect'}
      rotationSlider
      showReset
      modalTitle={cropTitle}
      modalOk={t('common.confirm')}
      modalCancel={t('common.cancel')}
      resetText={t('resume.photo.reset')}
      beforeCrop={check}
    >
      <Upload
        id={control.id}
        accept="image/jpeg,image/png"
        showUploadList={false}
        hasControlInside
        beforeUpload={(file) => {
          if (!isRefused.current) void finish(file);
          // Sent by the portal's own call, with its token.
          return Upload.LIST_IGNORE;
        }}
      >
        <Button
          size="large"
          aria-describedby={control['aria-describedby']}
          aria-invalid={control['aria-invalid']}
        >
          {label}
        </Button>
      </Upload>
    </ImgCrop>
  );
}
