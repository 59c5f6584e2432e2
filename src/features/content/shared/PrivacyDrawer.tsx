import Drawer from '@/components/Drawer';
import RichText from '@/components/RichText';
import Time from '@/components/Time';
import { useLatestRequest } from '@/hooks/useLatestRequest';
import { useOverlay } from '@/hooks/useOverlay';
import { useT } from '@/hooks/useT';
import { getPrivacyTexts } from '@/services/content';
import type { PolicyText } from '@/services/types';
import ListState from './ListState';
import styles from './PrivacyDrawer.module.css';

/** The privacy text first, the others as the server gives them. */
function inOrder(texts: readonly PolicyText[]): PolicyText[] {
  const rank = ({ kind }: PolicyText) => (kind === 'privacy' ? 0 : 1);
  return [...texts].sort((one, other) => rank(one) - rank(other));
}

/** The privacy texts over any page (`?privacy=1`); what is below keeps its state. */
export default function PrivacyDrawer() {
  const t = useT();
  const leave = useOverlay('privacy');
  const { data, error, isLoading, refresh } = useLatestRequest(
    (signal) => getPrivacyTexts({ signal }),
    [],
  );

  return (
    <Drawer title={t('content.privacy.title')} onLeave={leave}>
      <ListState
        list={data && inOrder(data)}
        rows={3}
        {...{ error, isLoading, refresh }}
        failureTitle={t('content.privacy.failed')}
        empty={{ title: t('content.privacy.empty'), hint: t('content.privacy.emptyHint') }}
      >
        {(texts) =>
          texts.map((text, index) => (
            <details key={text.docId} open={index === 0} className={styles.text}>
              <summary className={styles.name} lang="zh-CN">
                {text.title}
              </summary>
              <p className={styles.version}>
                {t('content.privacy.version', { version: text.version })}{' '}
                <Time value={text.publishedAt} />
              </p>
              <RichText html={text.contentHtml} />
            </details>
          ))
        }
      </ListState>
    </Drawer>
  );
}
