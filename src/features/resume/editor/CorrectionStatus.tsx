import { Link } from '@umijs/max';
import ActionError from '@/components/ActionError';
import { useT } from '@/hooks/useT';
import { partsOfPath } from '../shared/corrections';
import { useFieldWords } from '../shared/useFieldWords';
import styles from './Editor.module.css';
import type { Corrections } from './useCorrections';

interface CorrectionStatusProps {
  corrections: Corrections;
  /** Whether there is unsaved work, which would not be sent. */
  isDirty: boolean;
}

/**
 * Shown beside the button: why the résumé cannot be sent, which requested fields are unchanged, and what the server
 * refused.
 */
export default function CorrectionStatus({ corrections, isDirty }: CorrectionStatusProps) {
  const t = useT();
  const wordsOf = useFieldWords();
  const { unchanged, isUntouched, refused, failure, hrefOf } = corrections;
  const names = unchanged.map(wordsOf).join(t('common.listSeparator'));
  return (
    <>
      <p id="resume-correction-status" className="quiet">
        {isDirty
          ? t('resume.correction.saveFirst')
          : names && t(`resume.correction.${isUntouched ? 'untouched' : 'unchanged'}`, { names })}
      </p>
      {refused.length > 0 && (
        <div role="alert" className={styles.refused}>
          <p>{t('resume.correction.refused')}</p>
          <ul>
            {refused.map(({ field, message }) => (
              <li key={field}>
                <Link to={hrefOf(partsOfPath(field).section, field)} lang="zh-CN">
                  {message}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      <ActionError error={failure} />
    </>
  );
}
