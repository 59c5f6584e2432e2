import { Link } from '@umijs/max';
import { Flex } from 'antd';
import Failure from '@/components/Failure';
import PrivatePicture from '@/components/PrivatePicture';
import State from '@/components/State';
import { useCategories } from '@/hooks/useCategoryName';
import { useRegions } from '@/hooks/useRegionName';
import { useT } from '@/hooks/useT';
import { useTerms, useTermsFailure } from '@/hooks/useTerms';
import type { Resume, ResumeTemplate } from '@/services/types';
import { isTouched } from '../shared/completeness';
import { resumeSections } from '../shared/sections';
import { sectionValue } from '../values';
import styles from './Paper.module.css';
import PaperTimeline from './PaperTimeline';
import SectionFacts from './SectionFacts';
import { useHeadline } from './useHeadline';

interface PaperProps {
  resume: Resume;
  templates: readonly ResumeTemplate[];
  isMasked: boolean;
  /** The address where a section is edited; absent where the page offers no editing. */
  hrefOf?: (section: string) => string;
}

/** The résumé on an A4 sheet: name and photo, then the filled fields, in one of three layouts. */
export default function Paper({ resume, templates, isMasked, hrefOf }: PaperProps) {
  const t = useT();
  // The names of coded values: without them their places are empty.
  const { isLoaded } = useTerms();
  const names = [{ isLoaded, ...useTermsFailure() }, useRegions(), useCategories()];
  const failed = names.filter(({ hasFailed }) => hasFailed);
  const layout = templates.find(({ id }) => id === resume.templateId)?.layout;
  const isCompact = layout === 'compact';
  const given = resumeSections.filter((section) => isTouched(resume, section));
  // The photo stands in the head alone.
  const { photoFileId, ...basic } = resume.basic;
  const sheet = { ...resume, basic };
  const headline = useHeadline(resume.education);
  return (
    <article
      className={isCompact ? `${styles.paper} ${styles.compact}` : styles.paper}
      aria-label={t('resume.view.paper')}
      aria-busy={names.some((one) => !one.isLoaded && !one.hasFailed)}
    >
      <header className={styles.head}>
        <div>
          <h2 lang="zh-CN">{basic.name || t('resume.view.noName')}</h2>
          {headline && <p lang="zh-CN">{headline}</p>}
        </div>
        {photoFileId && (
          <PrivatePicture
            fileId={photoFileId}
            alt={t('upload.photo.alt')}
            className={styles.photo}
          />
        )}
      </header>
      {given.length > 0 && failed.length > 0 && (
        <Failure
          title={t('resume.view.namesFailed')}
          onRetry={() => {
            for (const lookup of failed) lookup.retry();
          }}
        />
      )}
      {given.length === 0 && (
        <State
          role="status"
          title={t('resume.view.empty')}
          hint={t('resume.view.emptyHint')}
          action={{ label: t('resume.improve.title'), to: '/ImproveResume' }}
        />
      )}
      {isMasked && given.length > 0 && (
        // The masking checkbox is not printed, so this note says that numbers are masked.
        <p className={styles.note}>{t('resume.view.maskedNote')}</p>
      )}
      {given.map((section) => {
        const body = { section, value: sectionValue(sheet, section.key), isMasked };
        return (
          <section key={section.key} className={styles.section}>
            <Flex component="header" gap={16} align="baseline" justify="space-between">
              <h3>{t(section.labelKey)}</h3>
              {hrefOf && (
                <Link
                  className="offPaper"
                  to={hrefOf(section.key)}
                  aria-label={t('resume.view.change', { name: t(section.labelKey) })}
                >
                  {t('resume.view.changeShort')}
                </Link>
              )}
            </Flex>
            {/* A layout that the portal does not know is shown as a table. */}
            {layout === 'timeline' ? (
              <PaperTimeline {...body} />
            ) : (
              <SectionFacts {...body} isTable={!isCompact} />
            )}
          </section>
        );
      })}
    </article>
  );
}
