import ActionError from '@/components/ActionError';
import Time from '@/components/Time';
import { useT } from '@/hooks/useT';

interface SavedLineProps {
  /** ISO time of the last successful save. */
  savedAt?: string;
  isDirty: boolean;
  isSaving: boolean;
  /** The error of the last save. */
  failure: unknown;
}

/** Whether the section is saved, shown beside the save button; screen readers hear each change. */
export default function SavedLine({ savedAt, isDirty, isSaving, failure }: SavedLineProps) {
  const t = useT();
  return (
    <>
      <p className="quiet" role="status">
        {isSaving && t('resume.saved.saving')}
        {!isSaving && isDirty && t('resume.saved.dirty')}
        {!isSaving && !isDirty && savedAt && (
          <>
            {t('resume.saved.done')} <Time value={savedAt} />
          </>
        )}
      </p>
      <ActionError error={failure} />
    </>
  );
}
