import PrivatePicture from '@/components/PrivatePicture';
import { useT } from '@/hooks/useT';
import styles from './FactWords.module.css';
import type { ResumeFact } from './useFacts';

/** The text of a fact in its own direction, or its picture; a number or an address stays on one line. */
export default function FactWords({ fact: { text, isWhole, fileId } }: { fact: ResumeFact }) {
  const t = useT();
  if (fileId) {
    return <PrivatePicture fileId={fileId} alt={t('upload.photo.alt')} className={styles.photo} />;
  }
  return (
    <bdi lang="zh-CN" className={isWhole ? styles.whole : undefined}>
      {text}
    </bdi>
  );
}
