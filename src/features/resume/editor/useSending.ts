import { useModel } from '@umijs/max';
import type { Fault } from '@/forms/faults';
import { alreadySaid } from '@/request/alreadySaid';
import { isBizError } from '@/request/BizError';
import { reportFailure } from '@/request/errorHandler';
import type { Resume, ResumeSave } from '@/services/types';
import { holdsSensitive } from '../sensitive';
import type { ResumeSection } from '../shared/sections';
import { isSameValue, type SectionValue, sectionValue } from '../values';
import { asksConsent, errorsFrom, newerOf } from './saveAnswers';
import { useConsent } from './useConsent';

export interface Conflict {
  section: ResumeSection;
  mine: SectionValue;
  newer: Resume;
}

interface Handlers {
  /** Asks for the consent to sensitive data; answers its version, undefined when declined. */
  askConsent: () => Promise<string | undefined>;
  onRefused: (errors: readonly Fault[]) => void;
  onConflict: (conflict: Conflict) => void;
}

const own = { skipErrorHandler: true };

/** Sends one section: the consent before sensitive data leave the device, versions, conflicts. */
export function useSending({ askConsent, onRefused, onConflict }: Handlers) {
  const { save, adopt, load } = useModel('resume');
  const consent = useConsent(askConsent);

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
      const saved = sectionValue(base, section.key);
      if (newer && isSameValue(section, sectionValue(newer, section.key), saved)) {
        // Another section was changed elsewhere: nothing of this one is lost.
        adopt(newer);
        return attempt(section, mine, newer, version, wasAsked);
      }
      if (newer) {
        onConflict({ section, mine, newer });
        return false;
      }
      if (asksConsent(error) && !wasAsked) {
        // The text has a newer version by now than the one that was agreed to.
        const fresh = await consent.askAnew();
        return fresh ? attempt(section, mine, base, fresh, true) : false;
      }
      const refused = errorsFrom(error, section);
      if (refused.length > 0) onRefused(refused);
      else reportFailure(error);
      if (isBizError(error) && error.info.errorCode === 'RESUME_LOCKED') await load();
      return false;
    }
  };

  /** Whether the server has the section now; whatever hinders it has been said. */
  return async (section: ResumeSection, mine: SectionValue, base: Resume): Promise<boolean> => {
    if (!holdsSensitive(section, mine)) return attempt(section, mine, base, undefined);
    try {
      const version = await consent.current();
      return version ? await attempt(section, mine, base, version) : false;
    } catch (error) {
      alreadySaid(error);
      return false;
    }
  };
}
