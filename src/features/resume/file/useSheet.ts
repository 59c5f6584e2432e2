import { useT } from '@/hooks/useT';
import { viewFile } from '@/services/file';
import type { Resume, ResumeTemplate } from '@/services/types';
import { isTouched } from '../shared/completeness';
import { resumeSections } from '../shared/sections';
import { entriesOf, sectionValue } from '../values';
import { timelineOf } from '../view/timeline';
import { useFacts } from '../view/useFacts';
import { useHeadline } from '../view/useHeadline';
import type { Sheet, SheetSection } from './sheet';

/** Returns a function that gives the sheet in words, with its photo. It fails when the photo cannot be read. */
export function useSheet(resume: Resume, templates: readonly ResumeTemplate[], isMasked: boolean) {
  const t = useT();
  const factsOf = useFacts(isMasked);
  const headline = useHeadline(resume.education);
  const { photoFileId, ...basic } = resume.basic;
  const layout = templates.find(({ id }) => id === resume.templateId)?.layout ?? 'table';
  const sections = resumeSections
    .filter((section) => isTouched(resume, section))
    .map((section): SheetSection => {
      const value = sectionValue({ ...resume, basic }, section.key);
      const line = layout === 'timeline' ? timelineOf(section, value, factsOf, t) : undefined;
      const entries = entriesOf(value).map((entry) =>
        factsOf(section, entry)
          // On paper, a name that nobody knows says nothing.
          .filter(({ text }) => text !== '' && text !== t('common.unknownCode'))
          .map(({ labelKey, text, isLong }) => ({ label: t(labelKey), text, isLong })),
      );
      return { title: t(section.labelKey), entries, line };
    });
  return async (): Promise<Sheet> => {
    const photo = photoFileId ? await viewFile(photoFileId) : undefined;
    return {
      layout,
      name: basic.name || t('resume.view.noName'),
      headline,
      note: isMasked ? t('resume.view.maskedNote') : undefined,
      photo: photo && {
        data: await photo.arrayBuffer(),
        type: photo.type === 'image/png' ? 'png' : 'jpg',
        alt: t('upload.photo.alt'),
      },
      sections,
    };
  };
}
