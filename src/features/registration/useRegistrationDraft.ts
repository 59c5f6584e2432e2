import { useEffect, useRef } from 'react';
import { useTabDraft } from '@/hooks/useTabDraft';
import type { FieldValues, RegistrationForm } from '@/services/types';
import { writeTab } from '@/utils/tabStore';
import { draftOf, draftPrefix, visitorKey } from './registrationDraft';
import type { LeftOver } from './useLeftOver';

/** Keeps what is typed and may rest: a person's on the device for 24 hours, a visitor's as long as the tab. */
export function useRegistrationDraft(
  { formId, fields }: RegistrationForm,
  owner: string | undefined,
  begun: FieldValues | undefined,
  leftOver: LeftOver | undefined,
) {
  const values = useRef<FieldValues>(undefined);
  const { write } = useTabDraft(
    draftPrefix(owner ?? '', formId),
    owner ?? '',
    () => values.current && draftOf(fields, values.current),
  );

  const keep = (next: FieldValues | undefined) => {
    values.current = next;
    if (owner === undefined) writeTab(visitorKey(formId), next && draftOf(fields, next));
    else write();
  };

  // What was taken up is this tab's from now on, also if nothing more is typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is drawn
  useEffect(() => {
    if (begun) keep(begun);
    if (!leftOver) return;
    // Kept here before it goes there.
    write.flush();
    leftOver.release();
  }, []);

  return keep;
}
