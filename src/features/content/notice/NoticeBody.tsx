import PageSection from '@/components/PageSection';
import RichText from '@/components/RichText';
import { useT } from '@/hooks/useT';
import type { NoticeDetail } from '@/services/types';
import KeyDates from './KeyDates';

/** What a notice is read for: its dates, then the text. */
export default function NoticeBody({ notice }: { notice: NoticeDetail }) {
  const t = useT();
  return (
    <>
      {notice.keyDates.length > 0 && (
        <PageSection title={t('content.notice.keyDates')}>
          <KeyDates notice={notice} />
        </PageSection>
      )}
      <PageSection title={t('content.notice.text')}>
        <RichText html={notice.contentHtml} />
      </PageSection>
    </>
  );
}
