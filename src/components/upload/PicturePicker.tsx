import { Button, Upload } from 'antd';
import { type AriaAttributes, lazy, Suspense, useState } from 'react';
import OverlayBoundary from '@/components/OverlayBoundary';
import { useT } from '@/hooks/useT';
import type { Refusal } from '@/utils/upload/contents';
import type { CropLimits } from '@/utils/upload/limits';
import { sourceRefusal } from '@/utils/upload/pictures';

const loadDialog = () => import(/* webpackChunkName: "crop" */ './CropDialog');
let CropDialog = lazy(loadDialog);

interface PicturePickerProps {
  /** What ties it to its label, hint and error. */
  control: { id: string } & Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid'>;
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

/** Chooses a picture, which is then cropped to the ratio wanted; what crops it is fetched when one was chosen. */
export default function PicturePicker(props: PicturePickerProps) {
  const { control, label, cropTitle, limits, isRound, onPicked, onRefused } = props;
  const t = useT();
  const [chosen, setChosen] = useState<File>();

  const take = async (file: File) => {
    const reason = await sourceRefusal(file, limits);
    if (reason) onRefused(reason);
    else setChosen(file);
  };

  return (
    <>
      <Upload
        accept="image/jpeg,image/png"
        showUploadList={false}
        hasControlInside
        beforeUpload={(file) => {
          void take(file);
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
      {chosen && (
        <OverlayBoundary
          onFailed={() => {
            CropDialog = lazy(loadDialog);
            setChosen(undefined);
          }}
        >
          <Suspense fallback={<span role="status">{t('common.loading')}</span>}>
            <CropDialog
              file={chosen}
              title={cropTitle}
              limits={limits}
              isRound={isRound}
              onCropped={onPicked}
              onClosed={() => setChosen(undefined)}
            />
          </Suspense>
        </OverlayBoundary>
      )}
    </>
  );
}
