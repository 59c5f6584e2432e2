import { useState } from 'react';
import LateBoundary from '@/components/LateBoundary';
import PlainButton from '@/components/PlainButton';
import { useT } from '@/hooks/useT';
import { lazyWithRetry } from '@/utils/lazyWithRetry';

const DeviceCheck = lazyWithRetry(
  () => import(/* webpackChunkName: "device-check" */ './DeviceCheck'),
);

/** Opens the check of camera, microphone and speaker in its place. */
export default function DeviceCheckButton() {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (!isOpen) {
    return (
      <PlainButton size="large" className="offPaper" onClick={() => setOpen(true)}>
        {t('appointments.devices.check')}
      </PlainButton>
    );
  }
  return (
    <LateBoundary onFailed={close}>
      <DeviceCheck onEnd={close} />
    </LateBoundary>
  );
}
