import { useParams } from '@umijs/max';
import BackLink from '@/components/BackLink';
import Failure from '@/components/Failure';
import Message from '@/components/Message';
import CompareArea from '@/features/positions/shared/compare/CompareArea';
import { useT } from '@/hooks/useT';
import NoticeArticle from './notice/NoticeArticle';
import NoticeSkeleton from './notice/NoticeSkeleton';
import { useNotice } from './notice/useNotice';
import { noticeWayBack } from './shared/paths';

/** A notice (spec §2, /notice/{id} and /notice/{id}/{src}). */
export default function NoticeScreen() {
  const t = useT();
  const { id = '', src } = useParams();
  const { data, error, isLoading, refresh } = useNotice(id);
  const back = noticeWayBack(src);
  return (
    <>
      <BackLink to={back.to} label={t(back.key)} />
      <NoticeBody {...{ data, error, isLoading, refresh, src }} />
      <CompareArea />
    </>
  );
}

type NoticeBodyProps = Omit<ReturnType<typeof useNotice>, 'mutate'> & { src: string | undefined };

function NoticeBody({ data, error, isLoading, refresh, src }: NoticeBodyProps) {
  const t = useT();
  if (error && !isLoading) {
    return <Failure title={t('content.notice.viewFailed')} onRetry={refresh} />;
  }
  if (data === null) {
    return (
      <Message
        headingLevel={1}
        title={t('content.notice.gone')}
        hint={t('content.notice.goneHint')}
        action={{ label: t('content.notice.showAll'), to: '/notice' }}
      />
    );
  }
  return data ? <NoticeArticle notice={data} src={src} /> : <NoticeSkeleton />;
}
