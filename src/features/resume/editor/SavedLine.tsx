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
        {(isSaving || isDirty) && (
          <span>{t(isSaving ? 'resume.saved.saving' : 'resume.saved.dirty')}</span>
        )}
        {!isSaving && !isDirty && savedAt && (
          <span>
            {t('resume.saved.done')} <Time value={savedAt} />
          </span>
        )}
      </p>
      <ActionError error={failure} />
    </>
  );
}
