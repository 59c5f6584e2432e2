import { Link } from '@umijs/max';
import { Flex } from 'antd';
import PrivatePicture from '@/components/PrivatePicture';
import State from '@/components/State';
import { useT } from '@/hooks/useT';
import type { Resume, ResumeTemplate } from '@/services/types';
import { isFilled } from '../shared/completeness';
import { type ResumeSection, resumeSections } from '../shared/sections';
import { entriesOf, sectionValue } from '../values';
import { highestEducation } from './highestEducation';
import NamesFailure from './NamesFailure';
import styles from './Paper.module.css';
import PaperTable from './PaperTable';
import PaperTimeline from './PaperTimeline';
import SectionFacts from './SectionFacts';
import { useFieldText } from './useFieldText';

interface PaperProps {
  resume: Resume;
  layout: ResumeTemplate['layout'];
  isMasked: boolean;
  /** The address where a section is edited; absent where the page offers no editing. */
  hrefOf?: (section: string) => string;
}

const bodies = { table: PaperTable, compact: SectionFacts, timeline: PaperTimeline } as const;

function isGiven(resume: Resume, section: ResumeSection): boolean {
  return entriesOf(sectionValue(resume, section.key)).some((entry) =>
    section.fields.some(({ key }) => isFilled(entry[key])),
  );
}

/** The résumé on an A4 sheet: name and photo, then the filled fields, in one of three layouts. */
export default function Paper({ resume, layout, isMasked, hrefOf }: PaperProps) {
  const t = useT();
  const textOf = useFieldText();
  const Body = bodies[layout];
  const given = resumeSections.filter((section) => isGiven(resume, section));
  // The photo stands in the head alone.
  const { photoFileId, ...basic } = resume.basic;
  const sheet = { ...resume, basic };
  const highest = highestEducation(resume.education);
  const degreeField = resumeSections
    .find(({ key }) => key === 'education')
    ?.fields.find(({ key }) => key === 'education');
  const level = highest && degreeField ? textOf(degreeField, highest.education) : '';
  return (
    <article className={`${styles.paper} ${styles[layout]}`} aria-label={t('resume.view.paper')}>
      <header className={styles.head}>
        <div>
          <h2 lang="zh-CN">{basic.name || t('resume.view.noName')}</h2>
          {highest && (
            <p lang="zh-CN">{[level, highest.school, highest.major].filter(Boolean).join(' · ')}</p>
          )}
        </div>
        {photoFileId && (
          <PrivatePicture
            fileId={photoFileId}
            alt={t('upload.photo.alt')}
            className={styles.photo}
          />
        )}
      </header>
      {given.length > 0 && <NamesFailure />}
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
      {given.map((section) => (
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
          <Body section={section} value={sectionValue(sheet, section.key)} isMasked={isMasked} />
        </section>
      ))}
    </article>
  );
}
