import { Button, Upload } from 'antd';
import ImgCrop from 'antd-img-crop';
import { useRef } from 'react';
import type { ControlProps } from '@/components/Field';
import { useT } from '@/hooks/useT';
import { bytesOf, photoLimits, type Refusal, refusalOf } from './contents';
import { pixelsOf, redrawn } from './pictures';

interface PhotoPickerProps {
  control: ControlProps;
  label: string;
  onPicked: (file: File) => void;
  onRefused: (refusal: Refusal) => void;
}

/** A camera's file may be large: only the cropped picture has to keep the limit of the ID photo. */
const sourceBytes = 20 * 1024 * 1024;

async function sourceRefusal(file: Blob): Promise<Refusal | undefined> {
  const reason = refusalOf(await bytesOf(file), ['jpeg', 'png'], sourceBytes);
  if (reason) return reason;
  try {
    const { width, height } = await pixelsOf(file);
    return width < photoLimits.width || height < photoLimits.height ? 'pixels' : undefined;
  } catch {
    // The browser cannot draw it: it is damaged, whatever its first bytes say.
    return 'type';
  }
}

/** Chooses a picture and crops it to the ID photo's ratio; the arrow keys move it, the slider zooms. */
export default function PhotoPicker({ control, label, onPicked, onRefused }: PhotoPickerProps) {
  const t = useT();
  // What is not cropped is handed on as it is: a refused file must stop there.
  const isRefused = useRef(false);

  const check = async (file: Blob) => {
    const reason = await sourceRefusal(file);
    if (reason) onRefused(reason);
    isRefused.current = Boolean(reason);
    return !reason;
  };
  const finish = async (cropped: File) => {
    const { width, height } = await pixelsOf(cropped);
    if (width < photoLimits.width || height < photoLimits.height) {
      onRefused('pixels');
      return;
    }
    const photo = cropped.size > photoLimits.bytes ? await redrawn(cropped) : cropped;
    if (photo.size > photoLimits.bytes) onRefused('size');
    else onPicked(photo);
  };

  return (
    <ImgCrop
      aspect={photoLimits.width / photoLimits.height}
      quality={0.92}
      rotationSlider
      showReset
      modalTitle={t('resume.photo.crop')}
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
