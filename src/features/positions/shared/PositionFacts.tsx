import { useMajorNames } from '@/hooks/useMajorNames';
import { useMediaQuery } from '@/hooks/useMediaQuery';
import { useT } from '@/hooks/useT';
import { useTerms } from '@/hooks/useTerms';
import type { Position } from '@/services/types';
import AtLeast from './AtLeast';
import { educationLevel } from './educationLevel';
import styles from './PositionRow.module.css';

interface PositionFactsProps {
  position: Pick<Position, 'headcount' | 'education' | 'degree' | 'majorCodes'>;
}

/** More majors than these are only counted in a list; on a phone they would take a line of their own. */
const majorsShown = 2;
const majorsOnPhone = 1;

/** Headcount, education, degree and majors in one line, cut with a count. */
export default function PositionFacts({ position }: PositionFactsProps) {
  const t = useT();
  const { termOf } = useTerms();
  const { headcount, majorCodes } = position;
  const isAnyEducation = educationLevel(position.education) === 0;
  const education = termOf('education', position.education);
  const degree = position.degree === 'none' ? undefined : termOf('degree', position.degree);
  const isPhone = useMediaQuery('(max-width: 767px)');
  const names = useMajorNames(majorCodes.slice(0, isPhone ? majorsOnPhone : majorsShown));
  const rest = majorCodes.length - names.length;
  return (
    <p className={styles.line}>
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
