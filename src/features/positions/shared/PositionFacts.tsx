import Words from '@/components/Words';
import { useMajorNames } from '@/hooks/useMajorNames';
import { useMediaQuery } from '@/hooks/useMediaQuery';
import { useT } from '@/hooks/useT';
import { useTerms } from '@/hooks/useTerms';
import type { Position } from '@/services/types';
import { educationLevel } from './educationLevel';
import Marked from './Marked';
import MatchReason from './MatchReason';
import MinimumEducation from './MinimumEducation';
import styles from './PositionRow.module.css';

/** Number of majors that a row names, so that they fit on one line; the others are counted. */
const majorsShown = 2;
const majorsOnPhone = 1;

/** Headcount, education, degree and majors in a line; further majors are counted. */
export default function PositionFacts({ position }: { position: Position }) {
  const t = useT();
  const { termOf } = useTerms();
  const { headcount, majorCodes, matched } = position;
  const isAnyEducation = educationLevel(position.education) === 0;
  const education = termOf('education', position.education);
  const degree = position.degree === 'none' ? undefined : termOf('degree', position.degree);
  const isPhone = useMediaQuery('(max-width: 767px)');
  const names = useMajorNames(majorCodes.slice(0, isPhone ? majorsOnPhone : majorsShown));
  const rest = majorCodes.length - names.length;
  const restKey = names.length > 0 ? 'positions.row.moreMajors' : 'positions.row.majors';
  return (
    <p className={styles.line}>
      <span>{t('positions.row.headcount', { count: headcount })}</span>
      {isAnyEducation && <span>{t('positions.row.anyEducation')}</span>}
      {education && !isAnyEducation && (
        <span>
          <MinimumEducation education={education} />
        </span>
      )}
      {degree && (
        <span>
          <Words of={[degree]} />
        </span>
      )}
      {majorCodes.length === 0 && <span>{t('positions.row.anyMajor')}</span>}
      {names.length > 0 && (
        <span lang="zh-CN">
          <Marked text={names.join(t('common.listSeparator'))} of="major" matched={matched} />
        </span>
      )}
      {rest > 0 && <span>{t(restKey, { count: rest })}</span>}
      {matched && <MatchReason position={position} majorNames={names} />}
    </p>
  );
}
