import { Button } from 'antd';
import { lazy, Suspense, useId, useState } from 'react';
import PrivatePicture from '@/components/PrivatePicture';
import type { PictureLimits, Refusal } from '@/features/resume/shared/upload/contents';
import UploadStatus from '@/features/resume/shared/upload/UploadStatus';
import { useUpload } from '@/features/resume/shared/upload/useUpload';
import { useT } from '@/hooks/useT';
import { showMessage } from '@/request/feedback';
import type { CallOptions } from '@/request/types';
import { changeName } from '@/services/account';
import { uploadImage } from '@/services/file';
import type { Account } from '../useAccount';
import styles from './AvatarPart.module.css';

const PicturePicker = lazy(
  () => import(/* webpackChunkName: "picture" */ '@/features/resume/shared/upload/PicturePicker'),
);

/** Square; large enough for a sharp 96 px on a phone (docs/decisions.md, Account). */
const limits: PictureLimits = { bytes: 2 * 1024 * 1024, width: 128, height: 128 };

/** The picture beside the name: chosen, cropped to a circle's square, sent with progress, shown in the header. */
export default function AvatarPart({ account }: { account: Account }) {
  const t = useT();
  const id = useId();
  const { info, adopt } = account;
  const [refusal, setRefusal] = useState<Refusal>();
  const send = async (file: File, options?: CallOptions) => {
    const sent = await uploadImage(file, options);
    adopt(await changeName({ value: info.name, avatarFileId: sent.id }, options));
    return sent;
  };
  const upload = useUpload(send, () => showMessage('success', t('account.avatar.done')));
  const label = t(info.avatarFileId ? 'account.avatar.change' : 'account.avatar.choose');
  return (
    <div className={styles.avatar}>
      {info.avatarFileId ? (
        <PrivatePicture
          fileId={info.avatarFileId}
          alt={t('account.avatar.alt')}
          className={styles.picture}
        />
      ) : (
        <span className={styles.initial} aria-hidden="true">
          {[...info.name][0]}
        </span>
      )}
      <div className={styles.actions}>
        <Suspense
          fallback={
            <Button size="large" loading>
              {label}
            </Button>
          }
        >
          <PicturePicker
            control={{
              id,
              'aria-describedby': refusal && `${id}-error`,
              'aria-invalid': refusal ? true : undefined,
              'aria-required': undefined,
            }}
            label={label}
            cropTitle={t('account.avatar.crop')}
            limits={limits}
            isRound
            onPicked={(file) => {
              setRefusal(undefined);
              void upload.start(file);
            }}
            onRefused={setRefusal}
          />
        </Suspense>
        <UploadStatus state={upload.state} onCancel={upload.cancel} onRetry={upload.retry} />
        {refusal && (
          <p role="alert" id={`${id}-error`} className={styles.problem}>
            {refusal === 'pixels'
              ? t('account.avatar.pixels', { width: limits.width, height: limits.height })
              : t(`resume.upload.refused.${refusal}`)}
          </p>
        )}
      </div>
    </div>
  );
}
