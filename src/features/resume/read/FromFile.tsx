import { Button } from 'antd';
import { useState } from 'react';
import LateBoundary from '@/components/LateBoundary';
import { useT } from '@/hooks/useT';
import { lazyWithRetry } from '@/utils/lazyWithRetry';
import type { ReadDrawerProps } from './ReadDrawer';

const ReadDrawer = lazyWithRetry(
  () => import(/* webpackChunkName: "resume-read" */ './ReadDrawer'),
);

interface FromFileProps extends Omit<ReadDrawerProps, 'onLeave'> {
  isOpenAtFirst?: boolean;
}

/** The button that fills the form from a file, and its drawer. */
export default function FromFile({ isOpenAtFirst = false, ...props }: FromFileProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const leave = () => setOpen(false);
  return (
    <div style={{ marginBlockStart: 8 }}>
      <Button onClick={() => setOpen(true)}>{t('resume.read.open')}</Button>
      {isOpen && (
        <LateBoundary waiting={<span role="status">{t('common.loading')}</span>} onFailed={leave}>
          <ReadDrawer {...props} onLeave={leave} />
        </LateBoundary>
      )}
    </div>
  );
}
