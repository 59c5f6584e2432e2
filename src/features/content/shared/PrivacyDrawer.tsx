import Drawer from '@/components/Drawer';
import Loaded from '@/components/Loaded';
import { useLatestRequest } from '@/hooks/useLatestRequest';
import { useOverlay } from '@/hooks/useOverlay';
import { useT } from '@/hooks/useT';
import { getPrivacyTexts } from '@/services/content';
import PolicyDetails from './PolicyDetails';
import { policiesInOrder } from './policies';

/** The privacy texts over any page (`?privacy=1`); what is below keeps its state. */
export default function PrivacyDrawer() {
  const t = useT();
  const leave = useOverlay('privacy');
  const request = useLatestRequest((signal) => getPrivacyTexts({ signal }), []);

  return (
    <Drawer title={t('content.privacy.title')} onLeave={leave}>
      <Loaded
        list={request.data && policiesInOrder(request.data)}
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
      </Loaded>
    </Drawer>
  );
}
