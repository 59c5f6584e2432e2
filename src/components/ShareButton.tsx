import { ShareAltOutlined } from '@ant-design/icons';
import { useT } from '@/hooks/useT';
import { showMessage } from '@/request/feedback';
import { isBeyondApp } from '@/utils/appLimits';
import { routerBase } from '@/utils/routerBase';
import PlainButton from './PlainButton';

function isDismissed(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** Opens the device's share dialog where there is one, else copies the link: a path without where the reader came from. */
export default function ShareButton({ title, path }: { title: string; path: string }) {
  const t = useT();

  const share = async () => {
    const url = window.location.origin + routerBase() + path;
    if (isBeyondApp('share', url)) return;
    try {
      if (navigator.share) {
        await navigator.share({ title, url });
        return;
      }
      await navigator.clipboard.writeText(url);
      showMessage('success', t('share.copied'));
    } catch (error) {
      if (!isDismissed(error)) showMessage('error', t('share.failed'));
    }
  };

  return (
    <PlainButton
      look="quiet"
      style={{ flex: 'auto' }}
      icon={<ShareAltOutlined aria-hidden="true" />}
      onClick={share}
    >
      {t('share.action')}
    </PlainButton>
  );
}
