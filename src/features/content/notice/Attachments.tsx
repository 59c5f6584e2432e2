import PlainButton from '@/components/PlainButton';
import shared from '@/components/shared.module.css';
import { useCall } from '@/hooks/useCall';
import { useT } from '@/hooks/useT';
import { viewFile } from '@/services/file';
import type { UploadedFile } from '@/services/types';
import { saveFile } from '@/utils/saveFile';
import styles from './Notice.module.css';
import { useFileSize } from './useFileSize';

/** Files of a notice. They travel with the token, so they are fetched and then handed to the downloads (contract: Files). */
export default function Attachments({ files }: { files: readonly UploadedFile[] }) {
  return (
    <ul className="lines">
      {files.map((file) => (
        <Attachment key={file.id} file={file} />
      ))}
    </ul>
  );
}

function Attachment({ file }: { file: UploadedFile }) {
  const t = useT();
  const sizeText = useFileSize();
  const { run, loading, error } = useCall(
    async () => saveFile(await viewFile(file.id), file.name),
    { manual: true },
  );
  return (
    <li className={styles.file}>
      <span lang="zh-CN">{file.name}</span>
      <span className="quiet">{sizeText(file.size)}</span>
      <PlainButton
        onClick={run}
        disabled={loading}
        aria-label={t('content.attachment.downloadLabel', { name: file.name })}
      >
        {t(loading ? 'content.attachment.loading' : 'content.attachment.download')}
      </PlainButton>
      <span role="status" className={shared.problem}>
        {error && t('content.attachment.failed')}
      </span>
    </li>
  );
}
