import { Avatar, Flex } from 'antd';
import { useId } from 'react';
import PrivatePicture from '@/components/PrivatePicture';
import PicturePicker from '@/components/upload/PicturePicker';
import UploadStatus from '@/components/upload/UploadStatus';
import { useT } from '@/hooks/useT';
import { useUpload } from '@/hooks/useUpload';
import { showMessage } from '@/request/feedback';
import { avatarLimits } from '@/utils/upload/limits';
import type { Account } from '../useAccount';

const figure = {
  flex: 'none',
  background: 'var(--ant-color-primary-bg)',
  color: 'var(--ant-color-primary)',
  fontSize: '2.5em',
};

/** The person's picture: chosen, cropped to a square, uploaded with progress, then shown in the header, too. */
export default function AvatarPart({ account }: { account: Account }) {
  const t = useT();
  const id = useId();
  const { info, rename } = account;
  const upload = useUpload('image', avatarLimits, async (sent, options) => {
    await rename({ value: info.name, avatarFileId: sent.id }, options);
    showMessage('success', t('account.avatar.done'));
  });
  const { refusal } = upload;
  const label = t(info.avatarFileId ? 'account.avatar.change' : 'account.avatar.choose');
  return (
    <Flex gap={16} align="center">
      <Avatar
        size={96}
        style={figure}
        aria-hidden={!info.avatarFileId}
        src={
          info.avatarFileId && (
            <PrivatePicture fileId={info.avatarFileId} alt={t('account.avatar.alt')} />
          )
        }
      >
        {[...(info.name || '')][0]}
      </Avatar>
      <Flex vertical gap={8} align="flex-start" style={{ minWidth: 0 }}>
        <PicturePicker
          control={{
            id,
            'aria-describedby': refusal && `${id}-error`,
            'aria-invalid': refusal ? true : undefined,
          }}
          label={label}
          cropTitle={t('account.avatar.crop')}
          limits={avatarLimits}
          isRound
          onPicked={(file) => upload.take(file)}
          onRefused={upload.refuse}
        />
        <UploadStatus upload={upload} limits={avatarLimits} refusalId={`${id}-error`} />
      </Flex>
    </Flex>
  );
}
