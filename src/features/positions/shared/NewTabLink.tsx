import { ExportOutlined } from '@ant-design/icons';
import { buttonClass } from '@/components/PlainButton';
import { useT } from '@/hooks/useT';
import { newTabHref, type PositionSource } from '@/utils/paths/positions';
import styles from './CollectButton.module.css';

interface NewTabLinkProps {
  id: string;
  name: string;
  src: PositionSource;
  backPath: string;
}

/** Opens a position in a new tab without the frame (spec §2). */
export default function NewTabLink({ id, name, src, backPath }: NewTabLinkProps) {
  const t = useT();
  return (
    <a
      className={buttonClass({ look: 'quiet' }, styles.button)}
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
