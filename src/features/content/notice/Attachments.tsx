import { useCall } from '@/hooks/useCall';
import { useT } from '@/hooks/useT';
import { viewFile } from '@/services/file';
import type { UploadedFile } from '@/services/types';
import { saveFile } from '@/utils/saveFile';
import styles from './Attachments.module.css';
import { useFileSize } from './useFileSize';

/** Files of a notice. They travel with the token, so they are fetched and then handed to the downloads (contract: Files). */
export default function Attachments({ files }: { files: readonly UploadedFile[] }) {
  return (
    <ul className={styles.list}>
      {files.map((file) => (
        <li key={file.id} className={styles.item}>
          <Attachment file={file} />
        </li>
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
    <>
      <span className={styles.name} lang="zh-CN">
        {file.name}
      </span>
      <span className={styles.size}>{sizeText(file.size)}</span>
      <button
        type="button"
        className={styles.button}
        onClick={run}
        disabled={loading}
        aria-label={t('content.attachment.downloadLabel', { name: file.name })}
      >
        {t(loading ? 'content.attachment.loading' : 'content.attachment.download')}
      </button>
      <span role="status" className={styles.status}>
        {error && t('content.attachment.failed')}
      </span>
    </>
  );
}
