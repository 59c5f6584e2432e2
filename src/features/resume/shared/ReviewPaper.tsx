import { Link } from '@umijs/max';
import { Flex } from 'antd';
import { useT } from '@/hooks/useT';
import type { Resume } from '@/services/types';
import Paper from '../view/Paper';
import { isTouched } from './completeness';
import { resumeSections } from './sections';
import { useTemplates } from './useResumeView';

interface ReviewPaperProps {
  resume: Resume;
  /** The address where a section is edited. */
  hrefOf: (section: string) => string;
}

/** The résumé as employers will see it, unmasked, with links to edit each section and to add empty ones. */
export default function ReviewPaper({ resume, hrefOf }: ReviewPaperProps) {
  const t = useT();
  const templates = useTemplates();
  const others = resumeSections.filter(
    (section) => !section.required && !isTouched(resume, section),
  );
  return (
    <>
      <Paper resume={resume} templates={templates} isMasked={false} hrefOf={hrefOf} />
      {others.length > 0 && (
        <Flex wrap gap="4px 16px" align="center">
          <span className="quiet">{t('resume.view.more')}</span>
          {others.map(({ key, labelKey }) => (
            <Link key={key} to={hrefOf(key)}>
              {t(labelKey)}
            </Link>
          ))}
        </Flex>
      )}
    </>
  );
}
