import { useModel } from '@umijs/max';
import type { Fault } from '@/forms/faults';
import { ignoreReported, reportFailure } from '@/request/errorHandler';
import { isBizError } from '@/request/failure';
import type { Resume, ResumeSave } from '@/services/types';
import { holdsSensitive } from '../sensitive';
import type { ResumeSection } from '../shared/sections';
import { isSameValue, type SectionValue, sectionValue } from '../values';
import { asksConsent, errorsFrom, newerOf } from './saveAnswers';
import { useSensitiveConsent } from './useSensitiveConsent';

export interface Conflict {
  section: ResumeSection;
  mine: SectionValue;
  newer: Resume;
}

interface Handlers {
  /** Asks for the consent to sensitive data; resolves to its version, or to undefined when the person declines. */
  askConsent: () => Promise<string | undefined>;
  onRefused: (errors: readonly Fault[]) => void;
  onConflict: (conflict: Conflict) => void;
  /** Called for any other failure; the runtime has shown it. */
  onFailed: (error: unknown) => void;
}

const own = { skipErrorHandler: true };

/** Sends one section: handles consent to sensitive data, versions and conflicts. */
export function useSending({ askConsent, onRefused, onConflict, onFailed }: Handlers) {
  const { save, adopt, load } = useModel('resume');
  const consent = useSensitiveConsent(askConsent);

  const attempt = async (
    section: ResumeSection,
    mine: SectionValue,
    base: Resume,
    version: string | undefined,
    wasAsked = false,
  ): Promise<boolean> => {
    const body: ResumeSave = {
      section: section.key,
      value: mine as ResumeSave['value'],
      version: base.version,
      ...(version && { sensitiveConsentVersion: version }),
    };
    try {
      await save(body, own);
      return true;
    } catch (error) {
      const newer = newerOf(error);
      const isNow = (value: SectionValue) =>
        newer !== undefined && isSameValue(section, sectionValue(newer, section.key), value);
      if (newer && isNow(mine)) {
        // The answer of an earlier saving was lost, so there is nothing to save any more.
        adopt(newer);
        return true;
      }
      if (newer && isNow(sectionValue(base, section.key))) {
        // Another section was changed elsewhere, so this one can be sent again.
        adopt(newer);
        return attempt(section, mine, newer, version, wasAsked);
      }
      if (newer) {
        onConflict({ section, mine, newer });
        return false;
      }
      if (asksConsent(error) && !wasAsked) {
        // The text of the consent has a newer version than the one that the person agreed to.
        const fresh = await consent.askAgain();
        return fresh ? attempt(section, mine, base, fresh, true) : false;
      }
      const refused = errorsFrom(error, section);
      if (refused.length > 0) onRefused(refused);
      else {
        reportFailure(error);
        onFailed(error);
      }
      if (isBizError(error) && error.info.errorCode === 'RESUME_LOCKED') await load();
      return false;
    }
  };

  /** Resolves to true when the server has saved the section; any failure has been shown. */
  return async (section: ResumeSection, mine: SectionValue, base: Resume): Promise<boolean> => {
    if (!holdsSensitive(section, mine)) return attempt(section, mine, base, undefined);
    try {
      const version = await consent.current();
      return version ? await attempt(section, mine, base, version) : false;
    } catch (error) {
      ignoreReported(error);
      onFailed(error);
      return false;
    }
  };
}
