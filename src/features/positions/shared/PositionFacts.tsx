import ComingWords from '@/components/ComingWords';
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

/**
 * Headcount, education, degree and majors in a line; further majors are counted. Until the names of codes are there, their
 * room is kept: else rows would grow by a line under the reader's eyes.
 */
export default function PositionFacts({ position }: { position: Position }) {
  const t = useT();
  const { termsOf, termOf } = useTerms();
  const { headcount, majorCodes, matched } = position;
  const isAnyEducation = educationLevel(position.education) === 0;
  const isComing = termsOf('education').length === 0;
  const education = termOf('education', position.education);
  const hasDegree = position.degree !== 'none';
  const degree = hasDegree ? termOf('degree', position.degree) : undefined;
  const isPhone = useMediaQuery('(max-width: 767px)');
  const named = majorCodes.slice(0, isPhone ? majorsOnPhone : majorsShown);
  const names = useMajorNames(named);
  const rest = majorCodes.length - names.length;
  // The names take the number's place where they are all.
  const room = 5 * (majorCodes.length > named.length ? named.length : named.length - 1);
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
      {isComing && !isAnyEducation && <ComingWords characters={6} />}
      {degree && <span lang="zh-CN">{degree}</span>}
      {isComing && hasDegree && <ComingWords characters={2} />}
      {majorCodes.length === 0 && <span>{t('positions.row.anyMajor')}</span>}
      {names.length > 0 && (
        <span lang="zh-CN">
          <Marked text={names.join(t('common.listSeparator'))} of="major" matched={matched} />
        </span>
      )}
      {rest > 0 && <span>{t(restKey, { count: rest })}</span>}
      {names.length === 0 && room > 0 && <ComingWords characters={room} />}
      {matched && <MatchReason position={position} majorNames={names} />}
    </p>
  );
}
