import { useReading } from '@/hooks/useCall';
import { getResumeTemplates } from '@/services/resume';
import type { ResumeTemplate } from '@/services/types';

const layouts: readonly string[] = ['table', 'compact', 'timeline'];

/** A template whose layout the portal does not know is shown as a table. */
const withKnownLayout = (template: ResumeTemplate): ResumeTemplate =>
  layouts.includes(template.layout) ? template : { ...template, layout: 'table' };

/** The server's templates; none until they are here. */
export function useTemplates() {
  const { data = [] } = useReading(async (signal) =>
    (await getResumeTemplates({ signal })).map(withKnownLayout),
  );
  return data;
}
