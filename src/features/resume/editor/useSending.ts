import { useModel } from '@umijs/max';
import type { ErrorsState } from '@/forms/useFieldErrors';
import type { useQuestion } from '@/hooks/useQuestion';
import { ignoreReported, reportFailure } from '@/request/errorHandler';
import { isBizError } from '@/request/failure';
import type { Resume, ResumeSave } from '@/services/types';
import { mergeSection } from '../merge';
import type { ResumeSection } from '../shared/sections';
import { holdsSensitive, isSameValue, type SectionValue, sectionValue } from '../values';
import { asksConsent, errorsFrom, newerOf } from './saveAnswers';
import { useSensitiveConsent } from './useSensitiveConsent';

interface Handlers extends Pick<ErrorsState, 'refuse'> {
  ask: ReturnType<typeof useQuestion>['ask'];
  /** Called for a failure that belongs to no field; the runtime has shown it. */
  onFailed: (error: unknown) => void;
}

const own = { skipErrorHandler: true };

/** Sends one section: handles consent to sensitive data, versions and conflicts. */
export function useSending(section: ResumeSection, { ask, refuse, onFailed }: Handlers) {
  const { save, adopt, load } = useModel('resume');
  const consent = useSensitiveConsent(ask);
  const { key } = section;

  const attempt = async (
    mine: SectionValue,
    base: Resume,
    version: string | undefined,
    cancelIfSessionChanged: () => void,
    wasAsked = false,
  ): Promise<SectionValue | undefined> => {
    const body: ResumeSave = {
      section: key,
      value: mine as ResumeSave['value'],
      version: base.version,
      ...(version && { sensitiveConsentVersion: version }),
    };
    try {
      cancelIfSessionChanged();
      await save(body, own);
      return mine;
    } catch (error) {
      const newer = newerOf(error);
      if (newer) {
        // The form receives what was changed elsewhere, and asks for a choice where both have changed the same (useReceived).
        adopt(newer);
        const there = sectionValue(newer, key);
        // The answer of an earlier saving was lost, so there is nothing to save any more.
        if (isSameValue(section, there, mine)) return mine;
        const { value, conflicts } = mergeSection(section, sectionValue(base, key), mine, there);
        if (conflicts.length > 0) return undefined;
        return await attempt(value, newer, version, cancelIfSessionChanged, wasAsked);
      }
      if (asksConsent(error) && !wasAsked) {
        // The text of the consent has a newer version than the one that the person agreed to.
        const fresh = await consent.askAgain();
        return fresh ? attempt(mine, base, fresh, cancelIfSessionChanged, true) : undefined;
      }
      const refused = errorsFrom(error, section);
      if (refused.length > 0) refuse(refused);
      else {
        reportFailure(error);
        onFailed(error);
      }
      if (isBizError(error) && error.info.errorCode === 'RESUME_LOCKED') await load();
      return undefined;
    }
  };

  /**
   * Resolves to the value that the server has saved, with what was changed elsewhere; any failure has been shown.
   * @param cancelIfSessionChanged begun with the press: uploads, questions and conflicts take their time
   */
  return async (
    mine: SectionValue,
    base: Resume,
    cancelIfSessionChanged: () => void,
  ): Promise<SectionValue | undefined> => {
    try {
      if (!holdsSensitive(section, mine)) {
        return await attempt(mine, base, undefined, cancelIfSessionChanged);
      }
      const version = await consent.current();
      return version ? await attempt(mine, base, version, cancelIfSessionChanged) : undefined;
    } catch (error) {
      ignoreReported(error);
      onFailed(error);
      return undefined;
    }
  };
}
