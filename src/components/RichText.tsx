import { history } from '@umijs/max';
import { type MouseEvent, useMemo } from 'react';
import { useT } from '@/hooks/useT';
import { isPlainClick } from '@/utils/plainClick';
import { portalPathOf } from '@/utils/portalLink';
import { safeReturnPath } from '@/utils/returnPath';
import { sanitiseHtml } from '@/utils/sanitiseHtml';
import { siteValues } from '@/utils/siteValues';
import Message from './Message';
import PhoneLink from './PhoneLink';
import styles from './RichText.module.css';

/** The router opens links into the portal: reloading the portal takes seconds on a phone. */
function openInPortal(event: MouseEvent<HTMLDivElement>): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const path = safeReturnPath(link && isPlainClick(event) ? portalPathOf(link) : undefined);
  if (!path) return;
  event.preventDefault();
  history.push(path);
}

/** HTML from the server, through the portal's only sanitiser. */
export default function RichText({ html }: { html: string }) {
  const t = useT();
  const external = t('common.externalLink');
  const table = t('common.table');
  const clean = useMemo(() => sanitiseHtml(html, { external, table }), [html, external, table]);
  if (clean === undefined) {
    // A text that would stop the page; whoever needs it may ask for it.
    const phone = <PhoneLink phone={siteValues.phone} />;
    return (
      <p>
        <Message id="common.text.refused" values={{ phone }} />
      </p>
    );
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pressed is a link in the text
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's press of a link is a click too
    <div
      className={styles.text}
      lang="zh-CN"
      onClick={openInPortal}
      dangerouslySetInnerHTML={{ __html: clean }}
    />
  );
}
