import styles from '@/features/content/notice/Notice.module.css';
import NoticeBody from '@/features/content/notice/NoticeBody';
import NoticeHead from '@/features/content/notice/NoticeHead';
import { showInShell } from './showInShell';

/** A notice: its head, its dates and the beginning of its text. */
window.drawFirst = (first) => {
  if (first.screen !== 'notice') return;
  showInShell(
    <>
      <NoticeHead notice={first.answer} />
      <article className={styles.article}>
        <NoticeBody notice={first.answer} />
      </article>
    </>,
  );
};
