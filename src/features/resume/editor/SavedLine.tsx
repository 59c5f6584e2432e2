import Time from '@/components/Time';
import { useT } from '@/hooks/useT';
import styles from './Editor.module.css';

interface SavedLineProps {
  /** ISO time of the last saving in this visit. */
  savedAt: string | undefined;
  isDirty: boolean;
  isSaving: boolean;
}

/** Whether the section is saved, said aloud when it changes. */
export default function SavedLine({ savedAt, isDirty, isSaving }: SavedLineProps) {
  const t = useT();
  return (
    <p className={styles.saved} role="status">
      {isSaving && t('resume.saved.saving')}
      {!isSaving && isDirty && t('resume.saved.dirty')}
      {!isSaving && !isDirty && savedAt && (
        <>
          {t('resume.saved.done')} <Time value={savedAt} />
        </>
      )}
    </p>
  );
}
