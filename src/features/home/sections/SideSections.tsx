import AsyncContent from '@/components/AsyncContent';
import InView from '@/components/InView';
import NoticeRow from '@/features/content/shared/NoticeRow';
import { useNotices } from '@/features/content/shared/useNotices';
import { useT } from '@/hooks/useT';
import { withTexts } from '@/locales/load';
import { lazyWithRetry } from '@/utils/lazyWithRetry';
import Section, { SectionSkeleton } from './Section';

const FlowSteps = lazyWithRetry(() =>
  withTexts(
    'reading',
    () => import(/* webpackChunkName: "home-side" */ '@/features/content/shared/FlowSteps'),
  ),
);
const CommonQuestions = lazyWithRetry(
  () => import(/* webpackChunkName: "home-side" */ '@/features/content/shared/CommonQuestions'),
);

/** Number of notices and of questions. */
const shown = 5;

/** The current notices, the steps of recruitment, and the most frequent questions. */
export default function SideSections() {
  const t = useT();
  const notices = useNotices({ current: 1, pageSize: shown });
  return (
    <>
      <Section
        title={t('home.notices.title')}
        more={{ label: t('home.notices.more'), to: '/notice' }}
      >
        <AsyncContent
          data={notices.data?.list}
          // In a narrow column a title takes two lines.
          skeleton={8}
          request={notices}
          failureTitle={t('content.notice.failed')}
          empty={{ title: t('content.notice.empty'), hint: t('content.notice.emptyHint') }}
          row={(notice) => <NoticeRow notice={notice} src="home" />}
        />
      </Section>
      <Section
        title={t('content.flow.title')}
        more={{ label: t('home.flow.more'), to: '/recruitmentflow' }}
      >
        <InView
          ahead="0px"
          placeholder={<SectionSkeleton rows={5} height={91} narrowHeight={95} />}
        >
          <FlowSteps />
        </InView>
      </Section>
      <Section
        title={t('home.questions.title')}
        more={{ label: t('home.questions.more'), to: '/questionandanswer' }}
        placeholder={<SectionSkeleton rows={shown} height={49} narrowHeight={49} />}
      >
        <CommonQuestions limit={shown} />
      </Section>
    </>
  );
}
