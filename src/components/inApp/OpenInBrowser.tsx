import { Button, Input, Modal } from 'antd';
import { useState } from 'react';
import { useFocusReturn } from '@/hooks/useFocusReturn';
import { useT } from '@/hooks/useT';
import type { AppWish } from '@/utils/appLimits';
import { copyText } from '@/utils/copyText';
import { inAppBrowser } from '@/utils/inAppBrowser';
import MenuPicture from './MenuPicture';

interface OpenInBrowserProps extends AppWish {
  onClose: () => void;
}

/** Where the app's menu is, and the link to take along. */
export default function OpenInBrowser({ limit, address, onClose }: OpenInBrowserProps) {
  const t = useT();
  const [isCopied, setCopied] = useState<boolean>();
  useFocusReturn();
  const app = inAppBrowser(navigator.userAgent) ?? 'webview';
  const copy = async () => setCopied(await copyText(address));
  return (
    <Modal
      open
      title={t('inApp.title')}
      width={420}
      footer={
        <Button size="large" onClick={onClose}>
          {t('inApp.back')}
        </Button>
      }
      onCancel={onClose}
    >
      <p>{t(`inApp.limit.${limit}`, { app: t(`inApp.app.${app}`) })}</p>
      <MenuPicture />
      <p>{t(app === 'webview' ? 'inApp.menuAnywhere' : 'inApp.menu')}</p>
      <Input
        readOnly
        size="large"
        aria-label={t('inApp.link')}
        value={address}
        style={{ marginBlock: 8 }}
        onFocus={({ target }) => target.select()}
      />
      <Button block size="large" type="primary" onClick={copy}>
        {t('inApp.copy')}
      </Button>
      <p role="status" className="quiet" style={{ minHeight: '1.6em' }}>
        {isCopied !== undefined && t(isCopied ? 'inApp.copied' : 'inApp.notCopied')}
      </p>
    </Modal>
  );
}
