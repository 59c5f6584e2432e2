import { useT } from '@/hooks/useT';

interface UnstoredNoticeProps {
  /** Labels of changed fields whose values are not stored on the device. */
  names: readonly string[];
}

/**
 * Warns while the person types that these values are lost when the window closes, since they are not stored on the
 * device (docs/storage.md).
 */
export default function UnstoredNotice({ names }: UnstoredNoticeProps) {
  const t = useT();
  return (
    <p role="status" className="quiet">
      {names.length > 0 &&
        t('common.draft.unkept', { names: names.join(t('common.listSeparator')) })}
    </p>
  );
}
