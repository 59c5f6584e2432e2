import PinnedNotices from '@/features/content/shared/PinnedNotices';
import { useT } from '@/hooks/useT';
import Section from './Section';

/** The notices that matter now: pinned ones, then the newest. */
export default function NoticesSection() {
  const t = useT();
  return (
    <Section
      title={t('home.notices.title')}
      more={{ label: t('home.notices.more'), to: '/notice' }}
    >
      <PinnedNotices limit={5} />
    </Section>
  );
}
