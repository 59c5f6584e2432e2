import { Button, Flex } from 'antd';
import { useEffect, useRef, useState } from 'react';
import Confirm from '@/components/Confirm';
import SkeletonLines from '@/components/SkeletonLines';
import { useT } from '@/hooks/useT';
import styles from './Privacy.module.css';
import { type DeviceKind, deviceKinds, useDeviceContents } from './useDeviceContents';

/** The kinds of data on this device, how much there is of each, and buttons to delete one kind or all. */
export default function DevicePart() {
  const t = useT();
  const { counts, isCounted, clear } = useDeviceContents();
  const [asked, setAsked] = useState<readonly DeviceKind[]>();
  const [cleared, setCleared] = useState('');
  const note = useRef<HTMLParagraphElement>(null);
  /** What was cleared has not been read out yet. */
  const isNew = useRef(false);
  const kept = deviceKinds.filter((kind) => counts[kind] > 0);
  const names = (kinds: readonly DeviceKind[]) =>
    kinds.map((kind) => t(`account.device.${kind}`)).join(t('common.listSeparator'));

  const run = async (kinds: readonly DeviceKind[]) => {
    await clear(kinds);
    setCleared(t('account.device.done', { names: names(kinds) }));
    isNew.current = true;
  };
  useEffect(() => {
    // The pressed button is gone. The open question would take the focus back.
    if (asked || !isNew.current) return;
    isNew.current = false;
    note.current?.focus();
  }, [asked]);

  if (!isCounted) return <SkeletonLines rows={3} />;
  return (
    <Flex vertical gap={12} align="stretch">
      <ul className="lines">
        {deviceKinds.map((kind) => (
          <Flex
            component="li"
            key={kind}
            gap="8px 16px"
            align="center"
            justify="space-between"
            className={styles.kind}
          >
            <Flex vertical>
              <strong>{t(`account.device.${kind}`)}</strong>
              <span className="quiet">
                {t(`account.device.${kind}.count`, { count: counts[kind] })}
              </span>
            </Flex>
            {counts[kind] > 0 && (
              <Button
                size="large"
                aria-label={t('account.device.clearLabel', { name: names([kind]) })}
                onClick={() => setAsked([kind])}
              >
                {t('common.clear')}
              </Button>
            )}
          </Flex>
        ))}
      </ul>
      {kept.length > 1 && (
        <Flex>
          <Button size="large" onClick={() => setAsked(kept)}>
            {t('account.device.clearAll')}
          </Button>
        </Flex>
      )}
      <p ref={note} tabIndex={-1} role="status" className="quiet">
        {cleared}
      </p>
      {asked && (
        <Confirm
          title={t('account.device.ask', { names: names(asked) })}
          consequence={t(
            asked.includes('drafts') ? 'account.device.draftsLost' : 'account.device.onlyHere',
          )}
          action={t('common.clear')}
          onConfirm={() => run(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Flex>
  );
}
