/** Stands in for the portal's rich text in the page's script: its beginning, without the sanitiser. */
import styles from '@/components/RichText.module.css';
import { useT } from '@/hooks/useT';
import { beginningOf } from './serverText';

export default function RichText({ html }: { html: string }) {
  const t = useT();
  return (
    <div className={styles.text} lang="zh-CN">
      {/* In this script JSX gives DOM (config/early/react). */}
      {beginningOf(html ?? '', t('common.externalLink')) as never}
    </div>
  );
}
