import { useModel } from '@umijs/max';
import { useT } from '@/hooks/useT';
import { isBizError } from '@/request/BizError';
import { reportFailure } from '@/request/errorHandler';
import { showMessage } from '@/request/feedback';
import type { Resume, ResumeSave } from '@/services/types';
import { bringsSensitive, holdsSensitive } from '../sensitive';
import type { ResumeSection } from '../shared/sections';
import { isSameValue, type SectionValue, sectionValue } from '../values';
import { asksConsent, errorsFrom, newerOf } from './saveAnswers';
import type { SectionError } from './useSectionErrors';

export interface Conflict {
  section: ResumeSection;
  mine: SectionValue;
  newer: Resume;
}

interface Handlers {
  /** Asks for the consent to sensitive data; answers its version, undefined when declined. */
  askConsent: () => Promise<string | undefined>;
  onRefused: (errors: readonly SectionError[]) => void;
  onConflict: (conflict: Conflict) => void;
}

const own = { skipErrorHandler: true };

/** Sends one section: the consent before sensitive data leave the device, versions, conflicts. */
export function useSending({ askConsent, onRefused, onConflict }: Handlers) {
  const t = useT();
  const { save, adopt, load, agreed, agree } = useModel('resume');

  const consented = async (): Promise<string | undefined> => {
    const version = await askConsent();
    if (version) agree(version);
    else showMessage('warning', t('resume.consent.declined'));
    return version;
  };

  const attempt = async (
    section: ResumeSection,
    mine: SectionValue,
    base: Resume,
    consent: string | undefined,
  ): Promise<boolean> => {
    const body: ResumeSave = {
      section: section.key,
      value: mine as ResumeSave['value'],
      version: base.version,
      ...(consent && { sensitiveConsentVersion: consent }),
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
        return attempt(section, mine, newer, consent);
      }
      if (newer) {
        onConflict({ section, mine, newer });
        return false;
      }
      if (asksConsent(error) && !consent) {
        // The server has such data already, but wants the consent to them anew.
        const version = await consented();
        return version ? attempt(section, mine, base, version) : false;
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
    const isSensitive = bringsSensitive(section, mine, sectionValue(base, section.key));
    if (!isSensitive) return attempt(section, mine, base, undefined);
    if (agreed || holdsSensitive(base)) return attempt(section, mine, base, agreed);
    const version = await consented();
    return version ? attempt(section, mine, base, version) : false;
  };
}
