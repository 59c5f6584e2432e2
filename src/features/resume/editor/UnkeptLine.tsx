import UnkeptNote from '@/components/UnkeptNote';
import { useT } from '@/hooks/useT';
import { unkeptLabelKeys } from '../drafts';
import type { ResumeSection } from '../shared/sections';
import type { SectionValue } from '../values';

interface UnkeptLineProps {
  section: ResumeSection;
  value: SectionValue;
  /** As the server has it. */
  saved: SectionValue;
}

/** What was filled in here and would be lost with the window. */
export default function UnkeptLine({ section, value, saved }: UnkeptLineProps) {
  const t = useT();
  return <UnkeptNote names={unkeptLabelKeys(section, value, saved).map((key) => t(key))} />;
}
