import { QrcodeOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { useT } from '@/hooks/useT';
import { withTexts } from '@/locales/load';
import { lazyWithRetry } from '@/utils/lazyWithRetry';
import LateBoundary from '../LateBoundary';
import PlainButton from '../PlainButton';
import type { Shared } from './shared';

const CodeDialog = lazyWithRetry(() =>
  withTexts('reading', () => import(/* webpackChunkName: "share-code" */ './CodeDialog')),
);

/** Opens the code of a page, for a poster or a group. */
export default function CodeButton(props: Shared) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <PlainButton
        look="quiet"
        style={{ flex: 'auto' }}
        icon={<QrcodeOutlined aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('share.code')}
      </PlainButton>
      {isOpen && (
        <LateBoundary onFailed={close}>
          <CodeDialog {...props} onClose={close} />
        </LateBoundary>
      )}
    </>
  );
}
