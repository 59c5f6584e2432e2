import { useParams } from '@umijs/max';
import { Flex, Tag } from 'antd';
import BackLink from '@/components/BackLink';
import Failure from '@/components/Failure';
import PageHead from '@/components/PageHead';
import PrintButton from '@/components/PrintButton';
import State from '@/components/State';
import Time from '@/components/Time';
import CompareArea from '@/features/positions/shared/compare/CompareArea';
import { useFound } from '@/hooks/useFound';
import { useT } from '@/hooks/useT';
import { viewNotice } from '@/services/content';
import type { NoticeDetail } from '@/services/types';
import styles from './notice/Notice.module.css';
import NoticeArticle from './notice/NoticeArticle';
import { noticeWayBack } from './shared/paths';

/** A notice (spec §2, /notice/{id} and /notice/{id}/{src}). */
export default function NoticeScreen() {
  const t = useT();
  const { id = '', src } = useParams();
  const { data: notice, error, isLoading, refresh } = useFound(viewNotice, id);
  const back = noticeWayBack(src);
  const backLink = <BackLink to={back.to} label={t(back.key)} />;
  if (notice === null) {
    return (
      <>
        {backLink}
        <State
          headingLevel={1}
          title={t('content.notice.gone')}
          hint={t('content.notice.goneHint')}
          action={{ label: t('content.notice.showAll'), to: '/notice' }}
        />
      </>
    );
  }
  return (
    <>
      {backLink}
      {/* The same heading before and after: it keeps the focus that it took. */}
      <PageHead
        title={notice?.title ?? t('content.notice.detailTitle')}
        titleLang={notice && 'zh-CN'}
        intro={notice && <NoticeFacts notice={notice} />}
        action={notice && <PrintButton />}
      />
      {notice && <NoticeArticle notice={notice} src={src} />}
      {!notice && error && !isLoading && (
        <Failure title={t('content.notice.viewFailed')} onRetry={refresh} />
      )}
      {!notice && (!error || isLoading) && <NoticeSkeleton />}
      <CompareArea />
    </>
  );
}

/** What kind of notice it is, and when it was published: one line under its title. */
function NoticeFacts({ notice }: { notice: NoticeDetail }) {
  const t = useT();
  return (
    <Flex wrap component="span" gap="4px 16px" align="center">
      {notice.pinned && <Tag color="warning">{t('content.notice.pinned')}</Tag>}
      <span>{t(`content.notice.type.${notice.type}`)}</span>
      <span>
        {t('content.notice.published')} <Time value={notice.publishedAt} isExact />
      </span>
    </Flex>
  );
}

const lines = ['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const;

/** A notice before it is here: lines where its text will stand. */
function NoticeSkeleton() {
  const t = useT();
  return (
    <Flex vertical gap={16} className={styles.bones}>
      <span className="visuallyHidden">{t('common.loading')}</span>
      {lines.map((line) => (
        <div key={line} className={styles.bone} />
      ))}
    </Flex>
  );
}
