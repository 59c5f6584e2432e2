import ActionError from '@/components/ActionError';
import Time from '@/components/Time';
import { useT } from '@/hooks/useT';

interface SavedLineProps {
  /** ISO time of the last successful save. */
  savedAt?: string;
  isDirty: boolean;
  isSaving: boolean;
  /** How many required fields of the section are empty. */
  missing?: number;
  /** The error of the last save. */
  failure: unknown;
}

/** Whether the section is saved, shown beside the save button; screen readers hear each change. */
export default function SavedLine(props: SavedLineProps) {
  const { savedAt, isDirty, isSaving, missing = 0, failure } = props;
  const t = useT();
  return (
    <>
      <p className="quiet" role="status">
        {(isSaving || isDirty) && (
          <span>{t(isSaving ? 'resume.saved.saving' : 'resume.saved.dirty')}</span>
        )}
        {!isSaving && !isDirty && savedAt && (
          <span>
            <span>{`${t('resume.saved.done')} `}</span>
            <Time value={savedAt} />
            {missing > 0 && <span>{` ${t('resume.saved.missing', { count: missing })}`}</span>}
          </span>
        )}
      </p>
      <ActionError error={failure} />
    </>
  );
}
