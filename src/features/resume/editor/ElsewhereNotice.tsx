import { Link } from '@umijs/max';
import { Alert } from 'antd';
import { useT } from '@/hooks/useT';
import type { ResumeSectionKey } from '@/services/types';
import { resumeSections } from '../shared/sections';
import styles from './Editor.module.css';

interface ElsewhereNoticeProps {
  /** Sections that another window has saved. */
  changed: readonly ResumeSectionKey[];
  /** Sections with unsaved work here that another window has saved, too. */
  contested: readonly ResumeSectionKey[];
  hrefOf: (section: string) => string;
}

/** Says which sections another window has just saved, and for which of them the person must choose a version. */
export default function ElsewhereNotice({ changed, contested, hrefOf }: ElsewhereNoticeProps) {
  const t = useT();
  const labelled = (keys: readonly ResumeSectionKey[]) =>
    resumeSections.filter(({ key }) => keys.includes(key));
  const names = labelled(changed).map(({ labelKey }) => t(labelKey));
  return (
    <div role="status">
      {names.length > 0 && (
        <Alert
          type="warning"
          role="note"
          className={styles.notice}
          title={t('resume.elsewhere.saved', { names: names.join(t('common.listSeparator')) })}
          description={
            contested.length > 0 && (
              <>
                <p>{t('resume.elsewhere.choose')}</p>
                <ul>
                  {labelled(contested).map(({ key, labelKey }) => (
                    <li key={key}>
                      <Link to={hrefOf(key)}>{t(labelKey)}</Link>
                    </li>
                  ))}
                </ul>
              </>
            )
          }
        />
      )}
    </div>
  );
}
