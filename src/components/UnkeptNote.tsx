import { useT } from '@/hooks/useT';

interface UnkeptNoteProps {
  /** What was typed and is not kept on the device. */
  names: readonly string[];
}

/** Says while one types what would be lost with the window, as it is not kept on the device (docs/storage.md). */
export default function UnkeptNote({ names }: UnkeptNoteProps) {
  const t = useT();
  return (
    <p role="status" className="quiet">
      {names.length > 0 &&
        t('common.draft.unkept', { names: names.join(t('common.listSeparator')) })}
    </p>
  );
}
