import { useMemo } from 'react';
import { useT } from '@/hooks/useT';
import { sanitiseHtml } from '@/utils/sanitiseHtml';
import styles from './RichText.module.css';

/** HTML from the server, through the portal's only sanitiser. */
export default function RichText({ html }: { html: string }) {
  const t = useT();
  const externalNote = t('common.externalLink');
  const clean = useMemo(() => sanitiseHtml(html, externalNote), [html, externalNote]);
  return <div className={styles.text} lang="zh-CN" dangerouslySetInnerHTML={{ __html: clean }} />;
}
