import Upload from '@rc-component/upload';
import { Button } from 'antd';
import { type AriaAttributes, useEffect, useRef, useState } from 'react';
import LateBoundary from '@/components/LateBoundary';
import { useT } from '@/hooks/useT';
import { ignoreReported } from '@/request/errorHandler';
import { lazyWithRetry } from '@/utils/lazyWithRetry';
import type { FileError } from '@/utils/upload/contents';
import type { CropLimits } from '@/utils/upload/limits';
import { pictureSource } from '@/utils/upload/pictures';
import { holdUpload } from '@/utils/upload/runningUploads';

const CropDialog = lazyWithRetry(() => import(/* webpackChunkName: "crop" */ './CropDialog'));

interface PicturePickerProps {
  /** Connects the control with its label, hint and error. */
  control: { id: string } & Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid'>;
  label: string;
  cropTitle: string;
  /** Limits of the cropped picture; the minimum width and height also give the ratio. */
  limits: CropLimits;
  /** Shows the circle that a round avatar will show. */
  isRound?: boolean;
  onPicked: (file: File) => void;
  onRefused: (refusal: FileError) => void;
}

/** Lets the person choose a picture and then crop it. The crop dialog is fetched when a picture was chosen. */
export default function PicturePicker(props: PicturePickerProps) {
  const { control, label, cropTitle, limits, isRound, onPicked, onRefused } = props;
  const t = useT();
  const [chosen, setChosen] = useState<File>();
  const endCropping = useRef<() => void>(undefined);
  useEffect(() => () => endCropping.current?.(), []);

  const take = async (file: File) => {
    try {
      const found = await pictureSource(file, limits);
      if ('refusal' in found) onRefused(found.refusal);
      else setChosen(found.file);
    } catch (error) {
      ignoreReported(error);
    }
  };

  return (
    <>
      {/* antd's Upload without its list, which is not shown. */}
      <Upload
        accept="image/jpeg,image/png"
        hasControlInside
        beforeUpload={(file) => {
          void take(file);
          // The portal's own call sends the file, with the token.
          return false;
        }}
      >
        {/* The visible button has the field's id, so that links from summaries focus it. */}
        <Button
          id={control.id}
          size="large"
          // Else the field's label would name it.
          aria-label={label}
          aria-describedby={control['aria-describedby']}
          aria-invalid={control['aria-invalid']}
        >
          {label}
        </Button>
      </Upload>
      {chosen && (
        <LateBoundary
          waiting={<span role="status">{t('common.loading')}</span>}
          onFailed={() => setChosen(undefined)}
        >
          <CropDialog
            file={chosen}
            title={cropTitle}
            limits={limits}
            isRound={isRound}
            // Cropping takes a while on a phone, with the dialog closed; a form saved meanwhile waits for the picture.
            onConfirmed={() => {
              endCropping.current = holdUpload();
            }}
            onCropped={(file: File) => {
              onPicked(file);
              endCropping.current?.();
            }}
            onClosed={() => setChosen(undefined)}
          />
        </LateBoundary>
      )}
    </>
  );
}
