import AsyncContent from '@/components/AsyncContent';
import Drawer from '@/components/Drawer';
import { useOverlay } from '@/hooks/useOverlay';
import { useT } from '@/hooks/useT';
import PolicyDetails from './PolicyDetails';
import { policiesInOrder } from './policies';
import { usePrivacyTexts } from './usePrivacyTexts';

/** The privacy texts over any page (`?privacy=1`); the page below keeps its state. */
export default function PrivacyDrawer() {
  const t = useT();
  const leave = useOverlay('privacy');
  const request = usePrivacyTexts();

  return (
    <Drawer title={t('content.privacy.title')} onLeave={leave}>
      <AsyncContent
        data={request.data && policiesInOrder(request.data)}
        skeleton={3}
        request={request}
        failureTitle={t('content.privacy.failed')}
        empty={{ title: t('content.privacy.empty'), hint: t('content.privacy.emptyHint') }}
      >
        {(texts) =>
          texts.map((text, index) => (
            <PolicyDetails key={text.docId} text={text} isOpenAtFirst={index === 0} />
          ))
        }
      </AsyncContent>
    </Drawer>
  );
}
