import { Flex, Tag } from 'antd';
import Time from '@/components/Time';
import { useT } from '@/hooks/useT';
import type { NoticeDetail } from '@/services/types';
import { noticeTypeKeys } from '../shared/labels';

/** What kind of notice it is, and when it was published: one line under its title. */
export default function NoticeFacts({ notice }: { notice: NoticeDetail }) {
  const t = useT();
  return (
    <Flex wrap component="span" gap="4px 16px" align="center">
      {notice.pinned && <Tag color="warning">{t('content.notice.pinned')}</Tag>}
      <span>{t(noticeTypeKeys[notice.type])}</span>
      <span>
        {t('content.notice.published')} <Time value={notice.publishedAt} isExact />
      </span>
    </Flex>
  );
}
