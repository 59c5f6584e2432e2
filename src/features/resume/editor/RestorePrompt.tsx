import { Button } from 'antd';
import { useT } from '@/hooks/useT';
import type { Drafts } from '../drafts';
import { resumeSections } from '../shared/sections';
import styles from './Editor.module.css';

interface RestorePromptProps {
  offered: Drafts;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Unsaved work of an earlier visit: taken up again or thrown away, nothing happens by itself. */
export default function RestorePrompt({ offered, onRestore, onDiscard }: RestorePromptProps) {
  const t = useT();
  const names = resumeSections
    .filter(({ key }) => key in offered)
    .map(({ labelKey }) => t(labelKey));
  if (names.length === 0) return null;
  return (
    <div className={styles.notice} role="status">
      <p>{t('resume.restore.found', { names: names.join(t('common.listSeparator')) })}</p>
      <p className={styles.lead}>{t('resume.restore.hint')}</p>
      <div className={styles.tools}>
        <Button type="primary" onClick={onRestore}>
          {t('resume.restore.take')}
        </Button>
        <Button onClick={onDiscard}>{t('resume.restore.discard')}</Button>
      </div>
    </div>
  );
}
