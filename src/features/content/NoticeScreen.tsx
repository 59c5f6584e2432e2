import { useParams } from '@umijs/max';
import BackLink from '@/components/BackLink';
import Failure from '@/components/Failure';
import PageHead from '@/components/PageHead';
import PrintButton from '@/components/PrintButton';
import State from '@/components/State';
import CompareArea from '@/features/positions/shared/compare/CompareArea';
import { useFound } from '@/hooks/useFound';
import { useT } from '@/hooks/useT';
import { viewNotice } from '@/services/content';
import NoticeArticle from './notice/NoticeArticle';
import NoticeFacts from './notice/NoticeFacts';
import NoticeSkeleton from './notice/NoticeSkeleton';
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
