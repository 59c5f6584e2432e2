import { useT } from '@/hooks/useT';

/**
 * Warns while the person types that the values of these fields are lost when the window closes, since they are not
 * stored on the device (docs/storage.md).
 */
export default function UnstoredNotice({ names }: { names: readonly string[] }) {
  const t = useT();
  return (
    <p role="status" className="quiet">
      {names.length > 0 &&
        t('common.draft.unkept', { names: names.join(t('common.listSeparator')) })}
    </p>
  );
}
