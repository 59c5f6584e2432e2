import { useT } from '@/hooks/useT';
import { publicFileUrl } from '@/services/file';
import styles from './Unit.module.css';

interface PhotosProps {
  name: string;
  fileIds: readonly string[];
}

/** Photos of an enterprise; their room is kept, they come when they are near the view. */
export default function Photos({ name, fileIds }: PhotosProps) {
  const t = useT();
  if (fileIds.length === 0) return null;
  return (
    <ul className={styles.photos} aria-label={t('enterprises.unit.photos')}>
      {fileIds.map((fileId, index) => (
        <li key={fileId}>
          <img
            className={styles.photo}
            src={publicFileUrl(fileId)}
            alt={t('enterprises.unit.photo', { name, number: index + 1 })}
            width={480}
            height={320}
            loading="lazy"
            decoding="async"
          />
        </li>
      ))}
    </ul>
  );
}
