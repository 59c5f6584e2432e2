import { Link } from '@umijs/max';
import { Alert } from 'antd';
import { useT } from '@/hooks/useT';
import type { ResumeSectionKey } from '@/services/types';
import { resumeSections } from '../shared/sections';
import styles from './Editor.module.css';

interface ElsewhereNoticeProps {
  /** Sections that another window has saved, and that now show what it saved. */
  replaced: readonly ResumeSectionKey[];
  /** Sections with unsaved work here that another window has saved, too. */
  conflicting: readonly ResumeSectionKey[];
  hrefOf: (section: string) => string;
}

/** Says which sections another window has just saved, and for which of them the person must choose a version. */
export default function ElsewhereNotice({ replaced, conflicting, hrefOf }: ElsewhereNoticeProps) {
  const t = useT();
  const labelled = (keys: readonly ResumeSectionKey[]) =>
    resumeSections.filter(({ key }) => keys.includes(key));
  const names = labelled(replaced).map(({ labelKey }) => t(labelKey));
  return (
    <div role="status">
      {names.length > 0 && (
        <Alert
          type="info"
          role="note"
          className={styles.notice}
          title={t('resume.elsewhere.saved', { names: names.join(t('common.listSeparator')) })}
        />
      )}
      {conflicting.length > 0 && (
        <Alert
          type="warning"
          role="note"
          className={styles.notice}
          title={t('resume.elsewhere.choose')}
          description={
            <ul>
              {labelled(conflicting).map(({ key, labelKey }) => (
                <li key={key}>
                  <Link to={hrefOf(key)}>{t(labelKey)}</Link>
                </li>
              ))}
            </ul>
          }
        />
      )}
    </div>
  );
}
