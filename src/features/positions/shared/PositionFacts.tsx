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
  const isNamed = education && !isAnyEducation;
  const isSame = position.degree === position.education;
  const degreeWords = degree && (
    <Message id="positions.row.degree" values={{ isSame, degree: <Words of={[degree]} /> }} />
  );
  return (
    <>
      <p className={styles.needs}>
        {isComing && <span className={styles.coming} />}
        {isAnyEducation && <span>{t('positions.row.anyEducation')}</span>}
        {isNamed && (
          <span>
            <MinimumEducation education={education} />
            {isSame && degree && (
              <>
                <span> </span>
                <span>{degreeWords}</span>
              </>
            )}
          </span>
        )}
        {!(isNamed && isSame) && degreeWords}
        {majorCodes.length === 0 && <span>{t('positions.row.anyMajor')}</span>}
        {names.length > 0 && (
          <span>
            <span lang="zh-CN">
              <Marked text={names.join(t('common.listSeparator'))} of="major" matched={matched} />
            </span>
            {rest > 0 && (
              // Never in a line of its own.
              <span style={{ whiteSpace: 'nowrap' }}>
                {`\u00a0${t('positions.row.moreMajors', { count: rest })}`}
              </span>
            )}
          </span>
        )}
        {rest > 0 && names.length === 0 && (
          <span>{t('positions.row.majors', { count: rest })}</span>
        )}
        {matched && <MatchReason position={position} majorNames={names} />}
      </p>
      <p className={styles.count}>
        <span>{t('positions.row.headcount', { count: headcount })}</span>
        <span>{t(`positions.type.${position.recruitType}`)}</span>
      </p>
    </>
  );
}
