import { useParams } from '@umijs/max';
import AsyncContent from '@/components/AsyncContent';
import BackLink from '@/components/BackLink';
import State from '@/components/State';
import CompareArea from '@/features/positions/shared/compare/CompareArea';
import { useT } from '@/hooks/useT';
import { noticeWayBack } from '@/utils/paths/content';
import NoticeArticle from './notice/NoticeArticle';
import NoticeHead from './notice/NoticeHead';
import NoticeSkeleton from './notice/NoticeSkeleton';
import { useNotice } from './useNotice';

/** A notice (spec §2, /notice/{id} and /notice/{id}/{src}). */
export default function NoticeScreen() {
  const t = useT();
  const { id = '', src } = useParams();
  const { data: notice, ...request } = useNotice(id);
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
      <NoticeHead notice={notice} />
      <AsyncContent
        data={notice}
        request={request}
        failureTitle={t('content.notice.viewFailed')}
        skeleton={<NoticeSkeleton />}
      >
        {(read) => <NoticeArticle notice={read} src={src} />}
      </AsyncContent>
      <CompareArea />
    </>
  );
}
