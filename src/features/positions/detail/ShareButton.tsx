import { ShareAltOutlined } from '@ant-design/icons';
import { useT } from '@/hooks/useT';
import { showMessage } from '@/request/feedback';
import styles from './ActionPanel.module.css';

interface ShareButtonProps {
  title: string;
  /** The portal's own path, without where the reader came from. */
  path: string;
}

function isDismissed(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** Shares by the device's own sheet where there is one, else copies the link. */
export default function ShareButton({ title, path }: ShareButtonProps) {
  const t = useT();

  const share = async () => {
    const base = window.location.origin + (window.routerBase ?? '').replace(/\/$/, '');
    const url = base + path;
    try {
      if (navigator.share) {
        await navigator.share({ title, url });
        return;
      }
      await navigator.clipboard.writeText(url);
      showMessage('success', t('positions.share.copied'));
    } catch (error) {
      if (!isDismissed(error)) showMessage('error', t('positions.share.failed'));
    }
  };

  return (
    <button type="button" className={styles.small} onClick={share}>
      <ShareAltOutlined aria-hidden="true" />
      {t('positions.share.action')}
    </button>
  );
}
