import { useParams } from '@umijs/max';
import { Flex, Tag } from 'antd';
import AsyncList from '@/components/AsyncList';
import BackLink from '@/components/BackLink';
import PageHead from '@/components/PageHead';
import PrintButton from '@/components/PrintButton';
import State from '@/components/State';
import Time from '@/components/Time';
import CompareArea from '@/features/positions/shared/compare/CompareArea';
import { useT } from '@/hooks/useT';
import type { NoticeDetail } from '@/services/types';
import { noticeWayBack } from '@/utils/paths/content';
import styles from './notice/Notice.module.css';
import NoticeArticle from './notice/NoticeArticle';
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
      {/* One heading before and after loading, so that it keeps the focus. */}
      <PageHead
        title={notice?.title ?? t('content.notice.detailTitle')}
        titleLang={notice && 'zh-CN'}
        intro={notice && <NoticeFacts notice={notice} />}
        action={notice && <PrintButton />}
      />
      <AsyncList
        data={notice}
        request={request}
        failureTitle={t('content.notice.viewFailed')}
        skeleton={<NoticeSkeleton />}
      >
        {(read) => <NoticeArticle notice={read} src={src} />}
      </AsyncList>
      <CompareArea />
    </>
  );
}

/** The type of a notice and its date, in a line below the title. */
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

/** The placeholder while a notice loads. */
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
