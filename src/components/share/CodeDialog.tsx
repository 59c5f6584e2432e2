import { Button, Flex, Modal, QRCode } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useCall } from '@/hooks/useCall';
import { useFocusReturn } from '@/hooks/useFocusReturn';
import { useT } from '@/hooks/useT';
import { copyText } from '@/utils/copyText';
import { isInApp } from '@/utils/inAppBrowser';
import { routerBase } from '@/utils/routerBase';
import { fileName, saveFile } from '@/utils/saveFile';
import { siteValues } from '@/utils/siteValues';
import BusyButton from '../BusyButton';
import { posterPicture } from './poster';
import type { Shared } from './shared';

interface CodeDialogProps extends Shared {
  onClose: () => void;
}

/** The code of a page, its link, and both as a picture. Inside an app, which saves no file, the picture is held to be saved. */
export default function CodeDialog({ title, path, lines, onClose }: CodeDialogProps) {
  const t = useT();
  const code = useRef<HTMLDivElement>(null);
  const [picture, setPicture] = useState<string>();
  const [isCopied, setCopied] = useState<boolean>();
  useFocusReturn();
  useEffect(() => () => (picture ? URL.revokeObjectURL(picture) : undefined), [picture]);
  const address = window.location.origin + routerBase() + path;
  const save = useCall(
    async () => {
      const svg = code.current?.querySelector('svg');
      if (!svg) return;
      const facts = lines.filter(Boolean);
      const poster = { portal: siteValues.title, title, lines: facts, note: t('share.scan') };
      const blob = await posterPicture(
        { ...poster, address: address.replace(/^\w+:\/\//, '') },
        svg,
      );
      if (isInApp()) setPicture(URL.createObjectURL(blob));
      else saveFile(blob, fileName(title, 'png'));
    },
    // Said beside the button.
    { manual: true, onError: () => undefined },
  );
  const copied = isCopied ? 'share.copied' : 'share.failed';
  const note = save.error ? 'share.notDrawn' : isCopied !== undefined && copied;
  return (
    <Modal open title={t('share.codeTitle')} width={400} footer={null} onCancel={onClose}>
      <Flex vertical gap={12} align="center">
        <strong lang="zh-CN">{title}</strong>
        {picture ? (
          <>
            <img src={picture} alt={title} style={{ maxWidth: '100%', maxHeight: '56vh' }} />
            <p>{t('share.hold')}</p>
          </>
        ) : (
          <div ref={code}>
            <QRCode
              type="svg"
              aria-label={t('share.codeLabel', { title })}
              value={address}
              size={220}
              color="black"
              bgColor="white"
            />
          </div>
        )}
        <p className="quiet">{t('share.scan')}</p>
        <Flex wrap gap={8} justify="center">
          <Button size="large" onClick={async () => setCopied(await copyText(address))}>
            {t('share.copy')}
          </Button>
          <BusyButton size="large" type="primary" isBusy={save.loading} onClick={save.run}>
            {t('share.picture')}
          </BusyButton>
        </Flex>
        <p role="status" style={{ minHeight: '1.6em' }}>
          {note && t(note)}
        </p>
      </Flex>
    </Modal>
  );
}
