import { useLocation, useNavigate } from '@umijs/max';
import { useId, useLayoutEffect, useRef } from 'react';
import RichText from '@/components/RichText';
import Time from '@/components/Time';
import { useLatestRequest } from '@/hooks/useLatestRequest';
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

/** Opened by a link of the portal: then closing it is going back. */
function isOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isPrivacyOpened' in state;
}

/** The privacy texts over any page (`?privacy=1`); what is below keeps its state. */
export default function PrivacyDrawer() {
  const t = useT();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const isGone = useRef(false);
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  const { data, error, isLoading, refresh } = useLatestRequest(
    (signal) => getPrivacyTexts({ signal }),
    [],
  );

  // Closed before it leaves the page, so that the focus returns to where it was, after Back too.
  useLayoutEffect(() => {
    const element = dialog.current;
    isGone.current = false;
    element?.showModal();
    return () => {
      isGone.current = true;
      element?.close();
    };
  }, []);

  const leave = () => {
    if (isGone.current) return undefined;
    if (isOpenedHere(state)) return navigate(-1);
    const query = new URLSearchParams(search);
    query.delete('privacy');
    return navigate({ pathname, search: query.toString(), hash }, { replace: true });
  };

  return (
    <dialog ref={dialog} className={styles.drawer} aria-labelledby={titleId} onClose={leave}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {t('content.privacy.title')}
        </h2>
        <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
          {t('common.close')}
        </button>
      </header>
      <div className={styles.body}>
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
      </div>
    </dialog>
  );
}
