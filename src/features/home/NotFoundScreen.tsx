import { Flex } from 'antd';
import ActionLink from '@/components/ActionLink';
import PageHead from '@/components/PageHead';
import { useT } from '@/hooks/useT';
import PositionSearch from './PositionSearch';

/** The page for an unknown path, with the search and a link to the home page. */
export default function NotFoundScreen() {
  const t = useT();
  return (
    <Flex vertical gap={24} style={{ maxWidth: 'var(--text-measure)', paddingBottom: 40 }}>
      <PageHead title={t('frame.notFound.title')} intro={t('frame.notFound.hint')} />
      <PositionSearch isKeywordOnly />
      <div>
        <ActionLink to="/home">{t('frame.notFound.home')}</ActionLink>
      </div>
    </Flex>
  );
}
