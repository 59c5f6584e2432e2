import { ExportOutlined } from '@ant-design/icons';
import { useT } from '@/hooks/useT';
import styles from './CollectButton.module.css';
import { newTabHref, type PositionSource } from './paths';

interface NewTabLinkProps {
  id: string;
  name: string;
  src: PositionSource;
  backPath: string;
}

/** Opens a position beside the list, in a tab of its own without the frame (spec §2). */
export default function NewTabLink({ id, name, src, backPath }: NewTabLinkProps) {
  const t = useT();
  return (
    <a
      className={`${styles.button} offPaper`}
      href={newTabHref(id, src, backPath)}
      target="_blank"
      rel="noopener"
      aria-label={t('positions.row.newTabLabel', { name })}
    >
      <ExportOutlined aria-hidden="true" />
      {t('positions.row.newTab')}
    </a>
  );
}
