import Message from '@/components/Message';
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

/**
 * Education, degree and majors, of which further ones are counted; then headcount and type. What the names of codes will need is kept free
 * until they are there, or rows would grow under the reader's eyes.
 */
export default function PositionFacts({ position }: { position: Position }) {
  const t = useT();
  const { termOf, termsOf } = useTerms();
  const isComing = termsOf('education').length === 0;
  const { headcount, majorCodes, matched } = position;
  const isAnyEducation = educationLevel(position.education) === 0;
  const education = termOf('education', position.education);
  const degree = position.degree === 'none' ? undefined : termOf('degree', position.degree);
  const isPhone = useMediaQuery('(max-width: 767px)');
  const names = useMajorNames(majorCodes.slice(0, isPhone ? majorsOnPhone : majorsShown));
  const rest = majorCodes.length - names.length;
  const restKey = names.length > 0 ? 'positions.row.moreMajors' : 'positions.row.majors';
  return (
    <>
      <p className={styles.needs}>
        {isComing && <span className={styles.coming} />}
        {isAnyEducation && <span>{t('positions.row.anyEducation')}</span>}
        {education && !isAnyEducation && (
          <span>
            <MinimumEducation education={education} />
          </span>
        )}
        {degree && (
          <Message
            id="positions.row.degree"
            values={{
              isSame: position.degree === position.education,
              degree: <Words of={[degree]} />,
            }}
          />
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
      <p className={styles.count}>
        <span>{t('positions.row.headcount', { count: headcount })}</span>
        <span>{t(`positions.type.${position.recruitType}`)}</span>
      </p>
    </>
  );
}
