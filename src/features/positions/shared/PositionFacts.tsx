import { useMajorNames } from '@/hooks/useMajorNames';
import { useT } from '@/hooks/useT';
import { useTerms } from '@/hooks/useTerms';
import type { Position } from '@/services/types';
import AtLeast from './AtLeast';
import { educationLevel } from './educationLevel';
import styles from './PositionRow.module.css';

interface PositionFactsProps {
  position: Pick<Position, 'headcount' | 'education' | 'degree' | 'majorCodes'>;
}

/** More majors than these are only counted in a list. */
const majorsShown = 2;

/** Headcount, education, degree and majors in one line, cut with a count. */
export default function PositionFacts({ position }: PositionFactsProps) {
  const t = useT();
  const { termOf } = useTerms();
  const { headcount, majorCodes } = position;
  const isAnyEducation = educationLevel(position.education) === 0;
  const education = termOf('education', position.education);
  const degree = position.degree === 'none' ? undefined : termOf('degree', position.degree);
  const names = useMajorNames(majorCodes.slice(0, majorsShown));
  const rest = majorCodes.length - names.length;
  return (
    <p className={styles.third}>
      <span>{t('positions.row.headcount', { count: headcount })}</span>
      {isAnyEducation && <span>{t('positions.row.anyEducation')}</span>}
      {education && !isAnyEducation && (
        <span>
          <AtLeast education={education} />
        </span>
      )}
      {degree && <span lang="zh-CN">{degree}</span>}
      {majorCodes.length === 0 && <span>{t('positions.row.anyMajor')}</span>}
      {names.length > 0 && <span lang="zh-CN">{names.join(t('common.listSeparator'))}</span>}
      {rest > 0 && (
        <span>
          {t(names.length > 0 ? 'positions.row.moreMajors' : 'positions.row.majors', {
            count: rest,
          })}
        </span>
      )}
    </p>
  );
}
